import Domain
import Platform
import SQLite

/// Changes the records of a user: the rows of their tables, and the changes beside them.
struct RecordWriter {
    let changes: RecordChanges
    /// The device that makes the changes.
    private let device: UUID
    /// The time in milliseconds since 1970.
    private let wall: Int64

    var user: Int64 { changes.user }
    var database: Database { changes.database }

    init(of user: Int64, at wall: Int64, _ database: Database) throws(StorageError) {
        changes = RecordChanges(user: user, database: database)
        device = try EventDevice.id(database)
        self.wall = wall
    }

    // MARK: Changes of this device

    /// Stores a new record, or the given fields of one that is stored.
    ///
    /// - Throws: `.notFound` if another user has the record.
    func save(_ record: ArchivedRecord, in table: RecordTable) throws(StorageError) {
        let stored = try RecordTables.record(like: record, of: user, database)
        let history = try knownHistory(of: record, stored)
        let known = stored?.values ?? history.values
        var values: [String: ArchivedRecord.Value?] = [:]
        for field in table.fields.map(\.field) where known[field] != record.values[field] {
            values[field] = .some(record.values[field])
        }
        try write(record, in: table)
        guard stored == nil || !values.isEmpty else { return }
        let isDeleted: Bool? = stored == nil && history.isDeleted ? false : nil
        try add(values, isDeleted, to: record, after: history)
    }

    /// Deletes a record, if the user has it.
    func delete(_ id: UUID, in table: RecordTable) throws(StorageError) {
        let key = ArchivedRecord(id: id, kind: table.kind, values: [:])
        guard let stored = try RecordTables.record(like: key, of: user, database) else { return }
        let history = try knownHistory(of: key, stored)
        try add([:], true, to: key, after: history)
        try remove(key)
    }

    /// Stores a deleted record again, with the edits that other devices have made since.
    ///
    /// - Throws: `.notFound` if the record is not known or not deleted, or if its player was deleted.
    func restore(_ id: UUID, in table: RecordTable) throws(StorageError) {
        let history = try changes.history(of: id, table.kind)
        guard history.isDeleted else { throw .notFound }
        let record = ArchivedRecord(id: id, kind: table.kind, values: history.values)
        var values: [String: ArchivedRecord.Value?] = [:]
        for field in table.fields {
            guard let deletion = field.deletion,
                case .player(let player) = history.values[field.field],
                try !PlayerStatements.exists(player, of: user, database)
            else { continue }
            guard deletion == .ofReference else { throw .notFound }
            values[field.field] = .some(nil)
        }
        try place(try add(values, false, to: record, after: history), record)
    }

    /// Returns the changes of a record. Adds the stored values as the first one if there is none.
    private func knownHistory(
        of record: ArchivedRecord, _ stored: ArchivedRecord?
    ) throws(StorageError) -> RecordHistory {
        let history = try changes.history(of: record.id, record.kind)
        guard let stored, history.changes.isEmpty else { return history }
        let first = RecordChange(
            counter: 0, device: device, wall: wall, kind: record.kind, record: record.id,
            values: stored.values)
        return try changes.insert(first, .waiting, after: history)
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

    /// Stores changes that a server has.
    func apply(_ new: [RecordChange]) throws(StorageError) {
        var groups: [ArchivedRecord: [RecordChange]] = [:]
        // The rows keep the order in which the records were added.
        var order: [ArchivedRecord] = []
        for change in new {
            let record = ArchivedRecord(id: change.record, kind: change.kind, values: [:])
            if groups[record] == nil { order.append(record) }
            groups[record, default: []].append(change)
        }
        for record in order { try apply((groups[record] ?? []).sorted(), to: record) }
    }

    private func apply(
        _ new: [RecordChange], to record: ArchivedRecord
    ) throws(StorageError) {
        let values = new.reduce(into: [:]) { values, change in
            values.merge(change.values) { _, later in later }
        }
        let table = RecordTable(record.kind, values)
        // A record of a table that is full has only changes.
        let hasRoom = try table.hasRoom(database)
        if hasRoom { try table.prepare(database) }
        let stored =
            hasRoom ? try RecordTables.record(like: record, of: user, database) : nil
        var history = try knownHistory(of: record, stored)
        for change in new {
            if history.changes.contains(where: { $0.id == change.id }) {
                try changes.setState(of: change, .done)
            } else {
                history = try changes.insert(change, .done, after: history)
            }
        }
        if hasRoom { try place(history, record, over: stored) }
    }

    /// Adds the first change of each record that has none.
    func addFirstChanges() throws(StorageError) {
        for table in try RecordTables.names(database) {
            let kind = RecordTables.kind(in: table)
            for id in try changes.unchangedRecords(of: kind, in: table) {
                let key = ArchivedRecord(id: id, kind: kind, values: [:])
                let stored = try RecordTables.record(like: key, of: user, database)
                _ = try knownHistory(of: key, stored)
            }
        }
    }

    /// Deletes the records that refer to a player, or removes their references, before the player is deleted.
    func removeReferences(to player: PlayerID) throws(StorageError) {
        for trigger in try RecordTrigger.all(database) {
            let kind = RecordTables.kind(in: trigger.table)
            let field = trigger.column.fieldName
            let deletes =
                try RecordTrigger.definitions(of: trigger.table, database)[trigger.name]
                == trigger.definition(of: .ofRecord)
            for id in try trigger.records(of: user, referringTo: player, database) {
                if deletes {
                    try delete(id, in: RecordTable(kind, [:]))
                } else {
                    let record = ArchivedRecord(id: id, kind: kind, values: [:])
                    try save(record, in: RecordTable(kind, [field: nil]))
                }
            }
        }
    }

    // MARK: Rows

    /// Makes the row of a record equal to the result of its changes.
    ///
    /// - Parameter stored: The stored row, whose other values stay.
    private func place(
        _ history: RecordHistory, _ record: ArchivedRecord, over stored: ArchivedRecord? = nil
    ) throws(StorageError) {
        guard !history.isDeleted else { return try remove(record) }
        var fields: [String: ArchivedRecord.Value?] = stored?.values ?? [:]
        for change in history.changes {
            for (field, value) in change.values { fields[field] = .some(value) }
        }
        let table = RecordTable(record.kind, fields)
        try table.prepare(database)
        let placed = ArchivedRecord(
            id: record.id, kind: record.kind, values: fields.compactMapValues { $0 })
        do throws(StorageError) {
            try write(placed, in: table)
        } catch {
            // Another user of this database has a record with this identifier.
            guard error == .notFound else { throw error }
        }
    }

    /// Stores a row with the values of a record. Columns of other fields stay as they are.
    private func write(_ record: ArchivedRecord, in table: RecordTable) throws(StorageError) {
        let columns = ["id", "user"] + table.columns
        let values = table.fields.map { SQLValue(record.values[$0.field]) }
        let assignments = (["user"] + table.columns).map { "\($0) = excluded.\($0)" }.sqlList
        let count = try database.run(
            """
            INSERT INTO \(table.name) (\(columns.sqlList))
            VALUES (\(columns.map { _ in "?" }.sqlList))
            ON CONFLICT (id) DO UPDATE SET \(assignments) WHERE user = excluded.user
            """, [.blob(record.id.bytes), .integer(user)] + values)
        guard count > 0 else { throw .notFound }
    }

    private func remove(_ record: ArchivedRecord) throws(StorageError) {
        try database.run(
            "DELETE FROM \(RecordTable(of: record).name) WHERE id = ? AND user = ?",
            [.blob(record.id.bytes), .integer(user)])
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
