import Domain
import FoundationEssentials
import Records
import SQLite

/// The changes of a user's records in the database.
struct RecordChanges {
    let user: Int64
    let database: Database

    /// Returns the changes of a record. A change that cannot be read is left out.
    func history(of record: UUID, _ kind: String) throws(StorageError) -> RecordHistory {
        let query = ChangeColumn.select(
            "FROM changes WHERE user = ? AND kind = ? AND record = ?")
        let changes = try database.all(
            query, [.integer(user), .text(kind), .blob(record.bytes)]
        ) { row throws(StorageError) in try? RecordChange(row) }
        return RecordHistory(changes.compactMap(\.self))
    }

    /// Returns the records of a kind that are deleted, the last deleted first.
    func deleted<Root: Record>() throws(StorageError) -> [Root] where Root.ID: RecordIdentifier {
        let kind = Root.kind.name
        let query = RecordKeyColumn.select(
            "FROM changes WHERE user = ? AND kind = ? AND is_deleted = 1 GROUP BY record")
        let records = try database.all(query, [.integer(user), .text(kind)]) {
            row throws(StorageError) in UUID(bytes: try row.blob(.record))
        }
        var histories: [RecordHistory] = []
        for case let record? in records { histories.append(try history(of: record, kind)) }
        return histories.deletedRecords()
    }

    /// Returns the kinds and identifiers of the records that have changes, in the order of their
    /// first ones.
    func records() throws(StorageError) -> [ArchivedRecord] {
        let query = ChangeKeyColumn.select(
            "FROM changes WHERE user = ? GROUP BY kind, record ORDER BY min(counter), record")
        return try database.all(query, [.integer(user)]) { row throws(StorageError) in
            guard let id = UUID(bytes: try row.blob(.record)) else { return nil }
            return ArchivedRecord.key(try row.text(.kind), id)
        }.compactMap(\.self)
    }

    /// Returns the records in a table that have no changes.
    func unchangedRecords(of kind: String, in table: String) throws(StorageError) -> [UUID] {
        let query = IDColumn.select(
            """
            FROM \(table) WHERE user = ?1 AND NOT EXISTS (
                SELECT 1 FROM changes WHERE user = ?1 AND kind = ?2 AND record = \(table).id)
            """)
        return try database.all(query, [.integer(user), .text(kind)]) { row throws(StorageError) in
            UUID(bytes: try row.blob(.id))
        }.compactMap(\.self)
    }

    /// Returns the players with numbers of devices that have no changes.
    func unchangedPlayers() throws(StorageError) -> [PlayerID] {
        let query = RecordKeyColumn.select(
            "FROM changes WHERE user = ? AND kind = ? GROUP BY record")
        let changed = try database.all(query, [.integer(user), .text(Player.kind.name)]) {
            row throws(StorageError) in UUID(bytes: try row.blob(.record))
        }
        let known = Set(changed.lazy.compactMap(\.self).compactMap { PlayerID(uuid: $0) })
        let players = try database.all(
            IDColumn.select("FROM players WHERE user = ? AND id >= ?"),
            [.integer(user), .integer(PlayerID.randomNumbers.lowerBound)]
        ) { row throws(StorageError) in PlayerID(try row.integer(.id)) }
        return players.filter { !known.contains($0) }
    }

    /// Returns whether each record is known to have changes.
    func allRecordsHaveChanges() throws(StorageError) -> Bool {
        try database.text(
            "SELECT value FROM settings WHERE name = ?", [.text(completeName)]) != nil
    }

    /// Remembers that each record has changes.
    func rememberAllRecordsHaveChanges() throws(StorageError) {
        try database.run(
            "INSERT OR REPLACE INTO settings (name, value) VALUES (?, '')", [.text(completeName)])
    }

    /// Removes the marks of the users whose records all have changes.
    static func expectUnchangedRecords(in database: Database) throws(StorageError) {
        try database.run("DELETE FROM settings WHERE name GLOB 'complete *'")
    }

    private var completeName: String { "complete \(user)" }

    /// Returns the first changes that the server has not stored, in their order.
    func waiting(_ limit: Int) throws(StorageError) -> [RecordChange] {
        let query = ChangeColumn.select(
            "FROM changes WHERE user = ? AND state = 'waiting' ORDER BY counter, id LIMIT ?")
        return try database.all(query, [.integer(user), .integer(Int64(limit))]) {
            row throws(StorageError) in try? RecordChange(row)
        }.compactMap(\.self)
    }

    /// Returns the number of changes in a state.
    func count(of state: ExchangeState) throws(StorageError) -> Int {
        let count = try database.integer(
            "SELECT count(*) FROM changes WHERE user = ? AND state = ?",
            [.integer(user), .text(state.rawValue)])
        return Int(count ?? 0)
    }

    /// Replaces a state of all changes.
    func replaceStates(
        _ state: ExchangeState, with new: ExchangeState
    ) throws(StorageError) {
        try database.run(
            "UPDATE changes SET state = ? WHERE user = ? AND state = ?",
            [.text(new.rawValue), .integer(user), .text(state.rawValue)])
    }

    /// Replaces the state of a change.
    func setState(of change: RecordChange, _ state: ExchangeState) throws(StorageError) {
        try database.run(
            """
            UPDATE changes SET state = ?
            WHERE user = ? AND kind = ? AND record = ? AND counter = ? AND id = ?
            """,
            [
                .text(state.rawValue), .integer(user), .text(change.kind),
                .blob(change.record.bytes), .integer(change.counter), .blob(change.id.bytes),
            ])
    }

    /// Returns the counter of the next change of a record.
    func nextCounter(after history: RecordHistory) throws(StorageError) -> Int64 {
        // Otherwise, one change with the largest counter would leave none for those of other
        // records.
        let last = try database.integer(
            """
            SELECT coalesce(max(counter), 0) FROM changes WHERE user = ? AND counter <= ?
            """,
            [.integer(user), .integer(MatchEvent.maximumImportedNumber / 2)])
        return max(last ?? 0, history.changes.last?.counter ?? 0) + 1
    }

    /// Stores a change, also over one that cannot be read, and forgets the oldest ones of its
    /// record of which no part counts.
    ///
    /// - Parameter history: The changes of the record before this one.
    /// - Returns: The changes of the record.
    func insert(
        _ change: RecordChange, _ state: ExchangeState, after history: RecordHistory
    ) throws(StorageError) -> RecordHistory {
        let row: ColumnValues<ChangeColumn> = [
            .kind: .text(change.kind), .record: .blob(change.record.bytes),
            .counter: .integer(change.counter), .id: .blob(change.id.bytes),
            .device: .blob(change.device.bytes), .wall: .integer(change.wall),
            .isDeleted: change.isDeleted.map { .integer($0 ? 1 : 0) } ?? .null,
            .fields: .text(try Self.text(of: change.values)),
        ]
        try database.run(
            """
            INSERT OR REPLACE INTO changes (user, state, \(row.columns))
            VALUES (?, ?, \(row.parameters))
            """, [.integer(user), .text(state.rawValue)] + row.values)
        let history = RecordHistory(history.changes + [change])
        let forgotten = history.forgettable
        for change in forgotten {
            try database.run(
                """
                DELETE FROM changes
                WHERE user = ? AND kind = ? AND record = ? AND counter = ? AND id = ?
                """,
                [
                    .integer(user), .text(change.kind), .blob(change.record.bytes),
                    .integer(change.counter), .blob(change.id.bytes),
                ])
        }
        return RecordHistory(history.changes.filter { !forgotten.contains($0) })
    }

    private static func text(
        of values: [String: ArchivedRecord.Value?]
    ) throws(StorageError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(values) else { throw .unavailable }
        return String(decoding: data, as: UTF8.self)
    }
}

private enum ChangeColumn: Int32, ResultColumn {
    case kind, record, counter, id, device, wall, isDeleted, fields

    var sql: String { self == .isDeleted ? "is_deleted" : "\(self)" }
}

private enum ChangeKeyColumn: Int32, ResultColumn {
    case kind, record

    var sql: String { "\(self)" }
}

private enum RecordKeyColumn: Int32, ResultColumn {
    case record

    var sql: String { "record" }
}

extension RecordChange {
    fileprivate init(_ row: Row<ChangeColumn>) throws(StorageError) {
        let fields = Data(try row.text(.fields).utf8)
        guard let id = UUID(bytes: try row.blob(.id)),
            let record = UUID(bytes: try row.blob(.record)),
            let device = UUID(bytes: try row.blob(.device)),
            let values = try? JSONDecoder().decode(
                [String: ArchivedRecord.Value?].self, from: fields)
        else { throw .damaged }
        self.init(
            id: id, counter: try row.integer(.counter), device: device,
            wall: try row.integer(.wall), kind: try row.text(.kind), record: record,
            values: values, isDeleted: try row.optionalInteger(.isDeleted).map { $0 == 1 })
    }
}
