import Domain
import Platform
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
        let record = change.key
        let last = try stored(of: record).map(\.counter).max() ?? 0
        let complete = RecordChange(
            id: change.id, counter: last + 1, device: change.device, wall: change.wall,
            kind: change.kind, record: change.record, values: values, isDeleted: isDeleted)
        return try add([complete])
    }

    /// Stores changes. Those that are stored already change nothing.
    ///
    /// - Returns: The response to a change that cannot be stored, or nil.
    func add(_ changes: [RecordChange]) throws(StorageError) -> HTTPResponse? {
        let known = try self.known(changes.map(\.id))
        // The identifier of a player is that of its first change.
        guard
            changes.allSatisfy({ known[$0.id] == nil || known[$0.id] == $0 }),
            changes.allSatisfy({ PlayerID(uuid: $0.id) == nil || $0.id == $0.record })
        else { return .otherChange }
        var new = changes.filter { known[$0.id] == nil }
        guard !new.isEmpty else { return nil }
        let players = StoredPlayers(user: user, connection: connection)
        var records: Set<ArchivedRecord> = []
        var forgotten: Set<RecordChange> = []
        var updates: [PlayerUpdate] = []
        for change in new {
            let record = change.key
            guard records.insert(record).inserted else { continue }
            var all = try stored(of: record)
            let player = record.kind == Player.kind.name ? PlayerID(uuid: record.id) : nil
            var isStored = false
            if let player, let row = try players.row(player) {
                isStored = true
                if !row.hasChanges {
                    let first = RecordChange.first(of: player, row.values)
                    guard !new.contains(where: { $0.id == first.id }) else { return .otherChange }
                    new.insert(first, at: 0)
                }
            } else if let player {
                let canBeAdded = !all.isEmpty || PlayerID.randomNumbers.contains(player.number)
                let isForeign = try players.isForeign(player)
                guard canBeAdded && !isForeign else { return .otherPlayer }
            }
            all += new.filter { $0.record == record.id && $0.kind == record.kind }
            let history = RecordHistory(all)
            // The changes that count are as many as the fields, and all are read with each new one.
            guard Set(history.changes.flatMap(\.values.keys)).count <= ArchivedRecord.fieldLimit
            else { return .tooMany("fields of a record", limit: Int64(ArchivedRecord.fieldLimit)) }
            forgotten.formUnion(history.forgettable)
            if let player {
                updates.append(PlayerUpdate(id: player, history: history, isStored: isStored))
            }
        }
        let difference = updates.reduce(0) { $0 + $1.countDifference }
        guard let last = try account.add(recordChanges: new.count, players: difference) else {
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

    /// Makes the rows of players with changes equal to their results.
    func update(_ players: [PlayerID]) throws(StorageError) {
        let rows = StoredPlayers(user: user, connection: connection)
        for player in players {
            let history = RecordHistory(try stored(of: RecordChange.first(of: player, [:]).key))
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

    /// Returns the stored changes with these identifiers.
    private func known(
        _ ids: [UUID]
    ) throws(StorageError) -> [UUID: RecordChange] {
        let list = ids.indices.map { "$\($0 + 2)" }.joined(separator: ", ")
        return Dictionary(
            try changes(
                "id IN (\(list))", [.integer(user)] + ids.map { .text($0.uuidString) }
            ).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func stored(of record: ArchivedRecord) throws(StorageError) -> [RecordChange] {
        try changes(
            "kind = $2 AND record = $3",
            [.integer(user), .text(record.kind), .text(record.id.uuidString)])
    }

    private func forget(_ forgotten: Set<RecordChange>) throws(StorageError) {
        // In an order, because a write can be repeated.
        for change in forgotten.sorted() {
            try connection.queue(
                "DELETE FROM record_changes WHERE user_number = $1 AND id = $2",
                [.integer(user), .text(change.id.uuidString)])
        }
        if !forgotten.isEmpty { try account.didForget(recordChanges: forgotten.count) }
    }

    private func changes(
        _ condition: String, _ parameters: [RecordValue]
    ) throws(StorageError) -> [RecordChange] {
        var changes: [RecordChange] = []
        try connection.run(
            "SELECT change FROM record_changes WHERE user_number = $1 AND \(condition)", parameters
        ) { row throws(StorageError) in
            changes.append(try RecordChange(text: try row.text(0)))
        }
        return changes
    }
}

extension RecordChange {
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
