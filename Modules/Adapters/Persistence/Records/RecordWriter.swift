import Domain
import FoundationEssentials
import Records
import SQLite

/// Changes the records of a user: the rows of their tables, and the changes beside them. Players
/// are records with a table of their own.
struct RecordWriter {
    let changes: RecordChanges
    let players: PlayerRows
    let preparation: TablePreparation
    /// The device that makes the changes.
    private let device: UUID
    /// The time in milliseconds since 1970.
    let wall: Int64

    var user: Int64 { changes.user }
    var database: Database { changes.database }

    init(
        of user: Int64, at wall: Int64, _ data: UserDatabase, _ database: Database
    ) throws(StorageError) {
        preparation = TablePreparation(of: data.declared)
        changes = RecordChanges(user: user, database: database)
        players = PlayerRows(user: user, folding: data.folding, database: database)
        device = try EventDevice.id(database)
        self.wall = wall
    }

    // MARK: Changes of this device

    /// Stores a new record, or the given fields of one that is stored.
    ///
    /// - Throws: `.notFound` if the record was erased.
    func save(_ record: ArchivedRecord, in table: RecordTable) throws(StorageError) {
        try save(record, table.fields.map(\.field)) { () throws(StorageError) in
            try write(record, in: table)
        }
    }

    /// Stores a player.
    ///
    /// - Throws: `.notFound` if another user has the player, or if it was erased.
    func save(_ player: Player) throws(StorageError) {
        try save(ArchivedRecord(player), PlayerField.allCases.map(\.description.name)) {
            () throws(StorageError) in
            try players.write(player)
        }
    }

    private func save(
        _ record: ArchivedRecord, _ fields: [String], write: () throws(StorageError) -> Void
    ) throws(StorageError) {
        let stored = try self.stored(record)
        let history = try knownHistory(of: record, stored)
        guard !history.isErased else { throw .notFound }
        let known = stored?.values ?? history.values
        var values: [String: ArchivedRecord.Value?] = [:]
        for field in fields where !known[field].isIdentical(to: record.values[field]) {
            values[field] = .some(record.values[field])
        }
        try write()
        guard stored == nil || !values.isEmpty else { return }
        let isDeleted: Bool? = stored == nil && history.isDeleted ? false : nil
        let next = try add(values, isDeleted, to: record, after: history)
        // A record that was deleted has its other values again, as on other devices.
        if stored == nil, !history.changes.isEmpty { try place(next, record) }
    }

    /// Deletes a record, if the user has it.
    func delete(_ record: ArchivedRecord) throws(StorageError) {
        guard let stored = try stored(record) else { return }
        let history = try knownHistory(of: record, stored)
        try add([:], true, to: record, after: history)
        try remove(record)
    }

    /// Deletes a player, if the user has it, and the references of records to the player.
    ///
    /// - Parameter leavesTrace: Whether a player without changes has a history then, from which it
    ///   can be restored.
    func delete(_ player: PlayerID, leavesTrace: Bool = true) throws(StorageError) {
        let record = ArchivedRecord.key(player)
        let history = try changes.history(of: record.id, record.kind)
        if leavesTrace || !history.changes.isEmpty {
            try delete(record)
        } else if try players.record(player) != nil {
            try remove(record)
        }
    }

    /// Stores a deleted record again, with the edits that other devices have made since.
    ///
    /// - Throws: `.notFound` if the record is not known or not deleted, or if one to which it
    ///   belongs was deleted.
    func restore(_ id: UUID, in table: RecordTable) throws(StorageError) {
        let history = try changes.history(of: id, table.kind)
        var values: [String: ArchivedRecord.Value?] = [:]
        for field in table.fields
        where try field.isDangling(history.values[field.field], of: user, database) {
            guard !field.deletesRecord else { throw .notFound }
            values[field.field] = .some(nil)
        }
        try restore(history, values)
    }

    /// Stores a deleted player again.
    ///
    /// - Throws: `.notFound` if the player is not known or not deleted.
    func restore(_ player: PlayerID) throws(StorageError) {
        try restore(try changes.history(of: player.uuid, Player.kind.name), [:])
        try LineUpStatements.addReferences(to: [player], of: user, database)
    }

    private func restore(
        _ history: RecordHistory, _ values: [String: ArchivedRecord.Value?]
    ) throws(StorageError) {
        guard history.isDeleted, !history.isErased, let record = history.record else {
            throw .notFound
        }
        try place(try add(values, false, to: record, after: history), record)
    }

    /// Removes all values of a deleted record and its history.
    ///
    /// - Parameter fields: The names of the fields of its kind.
    /// - Throws: `.notFound` if the record is not deleted.
    func erase(
        _ record: ArchivedRecord, _ fields: some Sequence<String>
    ) throws(StorageError) {
        let history = try changes.history(of: record.id, record.kind)
        guard history.isDeleted, !history.isErased else { throw .notFound }
        try add(history.erasedValues(fields), true, to: record, after: history)
    }

    /// Returns the changes of a record. Adds the stored values as the first one if there is none.
    private func knownHistory(
        of record: ArchivedRecord, _ stored: ArchivedRecord?
    ) throws(StorageError) -> RecordHistory {
        try addFirstChange(
            of: record, stored, to: try changes.history(of: record.id, record.kind))
    }

    /// Adds the stored values of a record as the first change if its history is empty.
    @discardableResult
    private func addFirstChange(
        of record: ArchivedRecord, _ stored: ArchivedRecord?, to history: RecordHistory
    ) throws(StorageError) -> RecordHistory {
        guard let stored, history.changes.isEmpty else { return history }
        // The server has the first change of a player whose number it has assigned.
        if let player = try serverPlayer(record) {
            return try changes.insert(.first(of: player, stored.values), .done, after: history)
        }
        let first = RecordChange(
            counter: 0, device: device, wall: wall, kind: record.kind, record: record.id,
            values: stored.values)
        return try changes.insert(first, .waiting, after: history)
    }

    /// Returns the identifier of a player whose number a server has assigned, or nil for another
    /// record.
    private func serverPlayer(_ record: ArchivedRecord) throws(StorageError) -> PlayerID? {
        guard record.isPlayer, let player = PlayerID(uuid: record.id),
            player.number < PlayerID.randomNumbers.lowerBound,
            try UserStatements.hasServer(user, database)
        else { return nil }
        return player
    }

    @discardableResult
    private func add(
        _ values: [String: ArchivedRecord.Value?], _ isDeleted: Bool?, to record: ArchivedRecord,
        after history: RecordHistory
    ) throws(StorageError) -> RecordHistory {
        let change = RecordChange(
            counter: try changes.nextCounter(after: history), device: device, wall: wall,
            kind: record.kind, record: record.id, values: values, isDeleted: isDeleted)
        return try changes.insert(change, .waiting, after: history)
    }

    // MARK: Changes of other devices

    /// Stores changes that a server has, or that wait for it. One that is stored already does not
    /// wait again.
    ///
    /// - Returns: `true` if one of them was not stored yet.
    func apply(
        _ new: [RecordChange], as state: ExchangeState = .done
    ) throws(StorageError) -> Bool {
        let deleted = Set(new.filter { $0.isDeleted == true }.map(\.record))
        let players = new.filter { $0.kind == Player.kind.name }
        let others = new.filter { $0.kind != Player.kind.name }
        var hasNews = false
        // Other records refer to players, and the device that has deleted a player has changed
        // them.
        for part in [
            players.filter { !deleted.contains($0.record) },
            others.filter { !deleted.contains($0.record) },
            // A device deletes a record first, and those that refer to it next.
            others.filter { deleted.contains($0.record) }.sorted().reversed(),
            players.filter { deleted.contains($0.record) },
        ] where try applyInOrder(part, as: state) { hasNews = true }
        // This device does not remove the references of a record while the record is deleted.
        var restored: Set<ArchivedRecord> = []
        for change in others where change.isDeleted == false {
            guard restored.insert(change.key).inserted else { continue }
            try removeReferencesToDeletedRecords(in: change.key)
        }
        return hasNews
    }

    private func applyInOrder(
        _ new: [RecordChange], as state: ExchangeState
    ) throws(StorageError) -> Bool {
        var groups: [ArchivedRecord: [RecordChange]] = [:]
        // The rows keep the order in which the records were added.
        var order: [ArchivedRecord] = []
        for change in new {
            let record = change.key
            if groups[record] == nil { order.append(record) }
            groups[record, default: []].append(change)
        }
        var newPlayers: Set<PlayerID> = []
        var hasNews = false
        for record in order {
            let changes = (groups[record] ?? []).sorted()
            let history = try self.changes.history(of: record.id, record.kind)
            hasNews = hasNews || !changes.allSatisfy(history.changes.contains)
            let isNewPlayer = try apply(changes, as: state, to: record, after: history)
            if isNewPlayer, let player = PlayerID(uuid: record.id) { newPlayers.insert(player) }
        }
        try LineUpStatements.addReferences(to: newPlayers, of: user, database)
        return hasNews
    }

    /// - Returns: `true` if the record is a player that was not stored.
    private func apply(
        _ new: [RecordChange], as state: ExchangeState, to record: ArchivedRecord,
        after history: RecordHistory
    ) throws(StorageError) -> Bool {
        guard !record.isPlayer else {
            // The server has all values of a player without changes.
            return try place(try apply(new, as: state, after: history), record)
        }
        let values = new.reduce(into: [:]) { values, change in
            values.merge(change.values) { _, later in later }
        }
        let table = try table(record.kind, values)
        // A record of a table that is full has only changes.
        let hasRoom = try table.hasRoom(database)
        if hasRoom { try preparation.run(table, database) }
        let stored = hasRoom ? try stored(record) : nil
        let known = try addFirstChange(of: record, stored, to: history)
        let next = try apply(new, as: state, after: known)
        if hasRoom { try place(next, record, over: stored) }
        return false
    }

    private func apply(
        _ new: [RecordChange], as state: ExchangeState, after history: RecordHistory
    ) throws(StorageError) -> RecordHistory {
        var history = history
        for change in new {
            if history.changes.contains(change) {
                if state == .done { try changes.setState(of: change, .done) }
            } else {
                // The server has another change with this identifier if the stored one is damaged.
                let others = history.changes.filter { $0.id != change.id }
                history = try changes.insert(change, state, after: RecordHistory(others))
            }
        }
        return history
    }

    /// Adds the first change of each record that has none.
    func addFirstChanges() throws(StorageError) {
        guard try !changes.allRecordsHaveChanges() else { return }
        for table in try RecordTables.names(database) {
            let kind = RecordTables.kind(in: table)
            for id in try changes.unchangedRecords(of: kind, in: table) {
                let key = ArchivedRecord.key(kind, id)
                try addFirstChange(of: key, try stored(key), to: RecordHistory([]))
            }
        }
        for id in try changes.unchangedPlayers() {
            let key = ArchivedRecord.key(id)
            try addFirstChange(of: key, try stored(key), to: RecordHistory([]))
        }
        try changes.rememberAllRecordsHaveChanges()
    }

    // MARK: Rows

    /// Returns the stored values of a record, or nil if the user does not have it.
    func stored(_ record: ArchivedRecord) throws(StorageError) -> ArchivedRecord? {
        if record.isPlayer {
            return try PlayerID(uuid: record.id).flatMap { id throws(StorageError) in
                try players.record(id)
            }
        }
        return try RecordTables.record(like: record, of: user, database)
    }

    /// Makes the row of a record equal to the result of its changes.
    ///
    /// - Parameter stored: The stored row, whose other values stay.
    /// - Returns: `true` if the record is a player that was not stored.
    @discardableResult
    private func place(
        _ history: RecordHistory, _ record: ArchivedRecord, over stored: ArchivedRecord? = nil
    ) throws(StorageError) -> Bool {
        guard !history.isDeleted else {
            try remove(record)
            return false
        }
        var fields: [String: ArchivedRecord.Value?] = stored?.values ?? [:]
        for change in history.changes {
            for (field, value) in change.values { fields[field] = .some(value) }
        }
        let placed = ArchivedRecord(
            id: record.id, kind: record.kind, values: fields.compactMapValues { $0 })
        guard record.isPlayer else {
            let table = try table(record.kind, fields)
            try preparation.run(table, database)
            try write(placed, in: table)
            return false
        }
        guard let player: Player = placed.record() else { return false }
        do throws(StorageError) {
            return try players.write(player)
        } catch {
            // Another user of this database has a player with this identifier.
            guard error == .notFound else { throw error }
            return false
        }
    }

    /// Returns the table of a kind that the program may not have, with columns for values. A field
    /// gets its column with the first value that is not empty, which tells whether it refers to
    /// players.
    private func table(
        _ kind: String, _ values: [String: ArchivedRecord.Value?]
    ) throws(StorageError) -> RecordTable {
        let table = RecordTable(kind, values)
        guard values.values.contains(nil) else { return table }
        let stored = Set(try database.columns(of: table.name).map(\.fieldName))
        return RecordTable(kind, values.filter { $0.value != nil || stored.contains($0.key) })
    }

    /// Stores a row with the values of a record. Columns of other fields stay as they are.
    private func write(_ record: ArchivedRecord, in table: RecordTable) throws(StorageError) {
        let columns = ["id", "user"] + table.columns
        let values = table.fields.map { SQLValue(record.values[$0.field]) }
        let assignments = (["user"] + table.columns).map { "\($0) = excluded.\($0)" }.sqlList
        try database.run(
            """
            INSERT INTO \(table.name) (\(columns.sqlList))
            VALUES (\(columns.map { _ in "?" }.sqlList))
            ON CONFLICT (user, id) DO UPDATE SET \(assignments)
            """, [.blob(record.id.bytes), .integer(user)] + values)
    }

    private func remove(_ record: ArchivedRecord) throws(StorageError) {
        if record.isPlayer {
            guard let player = PlayerID(uuid: record.id) else { return }
            try removeReferences(to: player)
            return try players.remove(player)
        }
        try database.run(
            "DELETE FROM \(RecordTable(of: record).name) WHERE id = ? AND user = ?",
            [.blob(record.id.bytes), .integer(user)])
        // Two records can refer to each other, so the row is deleted first.
        try removeReferences(to: record)
    }
}

extension SQLValue {
    fileprivate init(_ value: ArchivedRecord.Value?) {
        switch value {
        case .integer(let number): self = .integer(number)
        case .text(let text): self = .text(text)
        case .player(let player): self = .integer(player.number)
        case nil: self = .null
        }
    }
}
