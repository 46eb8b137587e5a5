import Domain
import FoundationEssentials
import Records

/// The changes of a user's records in the database.
struct StoredRecordChanges {
    let user: Int64
    let connection: any SQLConnection

    private var account: AccountChanges { AccountChanges(user: user, connection: connection) }

    /// The changes of a player with those that are new.
    private struct PlayerUpdate {
        let id: PlayerID
        let history: RecordHistory
        let isStored: Bool

        /// 1 for a player that is added, -1 for one that is removed.
        var countDifference: Int { (history.isDeleted ? 0 : 1) - (isStored ? 1 : 0) }
    }

    /// Stores a change by a request of the original service, after all changes of the record.
    ///
    /// - Parameter change: A change without values.
    /// - Returns: The response to a change that cannot be stored, or nil.
    func add(
        _ change: RecordChange, values: [String: ArchivedRecord.Value?], isDeleted: Bool? = nil
    ) throws(StorageError) -> HTTPResponse? {
        let stored = try stored(for: [change])
        let last = stored.map(\.counter).max() ?? 0
        let complete = RecordChange(
            id: change.id, counter: last + 1, device: change.device, wall: change.wall,
            kind: change.kind, record: change.record, values: values, isDeleted: isDeleted)
        return try add([complete], to: stored)
    }

    /// Stores changes. Those that are stored already change nothing.
    ///
    /// - Returns: The response to a change that cannot be stored, or nil.
    func add(_ changes: [RecordChange]) throws(StorageError) -> HTTPResponse? {
        try add(changes, to: try stored(for: changes))
    }

    private func add(
        _ changes: [RecordChange], to stored: [RecordChange]
    ) throws(StorageError) -> HTTPResponse? {
        let known = Dictionary(stored.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        // The identifier of a player is that of its first change.
        guard
            changes.allSatisfy({ known[$0.id] == nil || known[$0.id] == $0 }),
            changes.allSatisfy({ PlayerID(uuid: $0.id) == nil || $0.id == $0.record })
        else { return .otherChange }
        var new = changes.filter { known[$0.id] == nil }
        guard !new.isEmpty else { return nil }
        let players = StoredPlayers(user: user, connection: connection)
        let rows = try players.rows(new.compactMap(\.player))
        let storedChanges = Dictionary(grouping: stored, by: \.key)
        var records: Set<ArchivedRecord> = []
        var forgotten: Set<RecordChange> = []
        var updates: [PlayerUpdate] = []
        for change in new {
            let record = change.key
            guard records.insert(record).inserted else { continue }
            var all = storedChanges[record] ?? []
            let row = change.player.flatMap { rows[$0] }
            if let player = change.player, let row {
                guard !row.isForeign else { return .otherPlayer }
                if !row.hasChanges {
                    let first = RecordChange.first(of: player, row.values)
                    guard !new.contains(where: { $0.id == first.id }) else { return .otherChange }
                    new.insert(first, at: 0)
                }
            } else if let player = change.player {
                let canBeAdded = !all.isEmpty || PlayerID.randomNumbers.contains(player.number)
                guard canBeAdded else { return .otherPlayer }
            }
            all += new.filter { $0.record == record.id && $0.kind == record.kind }
            let history = RecordHistory(all)
            // The changes that count are as many as the fields, and all are read with each new one.
            guard Set(history.changes.flatMap(\.values.keys)).count <= ArchivedRecord.fieldLimit
            else { return .tooMany("fields of a record", limit: Int64(ArchivedRecord.fieldLimit)) }
            forgotten.formUnion(history.forgettable)
            if let player = change.player {
                updates.append(PlayerUpdate(id: player, history: history, isStored: row != nil))
            }
        }
        let difference = updates.reduce(0) { $0 + $1.countDifference }
        guard
            let last = try account.add(
                recordChanges: new.count, forgotten: forgotten.count, players: difference)
        else {
            return try account.hasRoom(forPlayers: difference)
                ? .tooMany("changes of records", limit: AccountChanges.recordChangeLimit)
                : .tooMany("players", limit: AccountChanges.playerLimit)
        }
        try insert(new, upTo: last)
        for update in updates {
            try players.place(update.history, of: update.id, isStored: update.isStored)
        }
        try forget(forgotten)
        return nil
    }

    /// Makes the rows of players with changes equal to their results. Without changes, a row stays
    /// as it is.
    func update(_ players: [PlayerID]) throws(StorageError) {
        let rows = StoredPlayers(user: user, connection: connection)
        let stored = try stored(for: players.map { RecordChange.first(of: $0, [:]) })
        let changes = Dictionary(grouping: stored, by: \.player)
        for player in players {
            let history = RecordHistory(changes[player] ?? [])
            guard !history.changes.isEmpty, !history.isDeleted else { continue }
            try rows.place(history, of: player, isStored: true)
        }
    }

    private func insert(_ new: [RecordChange], upTo last: Int64) throws(StorageError) {
        for (version, change) in zip(last - Int64(new.count) + 1...last, new) {
            try connection.queue(
                """
                INSERT INTO record_changes (user_number, id, version, kind, record, change)
                VALUES ($1, $2, $3, $4, $5, $6)
                """,
                [
                    .integer(user), .text(change.id.uuidString), .integer(version),
                    .text(change.kind), .text(change.record.uuidString),
                    .text(try change.text()),
                ])
        }
    }

    /// Returns the stored changes of the records of these changes, and those with their
    /// identifiers. One can occur twice.
    private func stored(for changes: [RecordChange]) throws(StorageError) -> [RecordChange] {
        let ids = changes.map { RecordValue.text($0.id.uuidString) }.padded
        var keys: Set<ArchivedRecord> = []
        // In the order of the changes, because a write can be repeated.
        let records = changes.map(\.key).filter { keys.insert($0).inserted }.flatMap {
            record -> [RecordValue] in [.text(record.kind), .text(record.id.uuidString)]
        }.padded
        let parameters = [.integer(user)] + ids + records + [.integer(user)]
        let names = parameters.names
        let pairs = stride(from: ids.count + 1, to: names.count - 1, by: 2).map {
            "(\(names[$0]), \(names[$0 + 1]))"
        }
        var stored: [RecordChange] = []
        // In this order of the tables, SQLite finds the changes of each record by their index.
        try connection.run(
            """
            SELECT change FROM record_changes
            WHERE user_number = $1 AND id IN (\(names[1...ids.count].joined(separator: ", ")))
            UNION ALL SELECT change FROM (VALUES \(pairs.joined(separator: ", "))) AS records
            CROSS JOIN record_changes
            WHERE kind = column1 AND record = column2 AND user_number = $\(names.count)
            """, parameters
        ) { row throws(StorageError) in
            stored.append(try RecordChange(text: try row.text(0)))
        }
        return stored
    }

    private func forget(_ forgotten: Set<RecordChange>) throws(StorageError) {
        // In an order, because a write can be repeated.
        for change in forgotten.sorted() {
            try connection.queue(
                "DELETE FROM record_changes WHERE user_number = $1 AND id = $2",
                [.integer(user), .text(change.id.uuidString)])
        }
    }
}

extension RecordChange {
    /// The player whom the change is about, or nil.
    fileprivate var player: PlayerID? {
        kind == Player.kind.name ? PlayerID(uuid: record) : nil
    }

    fileprivate init(text: String) throws(StorageError) {
        guard let change = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
            throw .damaged
        }
        self = change
    }

    fileprivate func text() throws(StorageError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts and numbers can always be encoded.
        guard let data = try? encoder.encode(self) else { throw .damaged }
        return String(decoding: data, as: UTF8.self)
    }
}
