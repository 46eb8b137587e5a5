import Domain
import FoundationEssentials
import Records
import SQLite

/// The players, records and matches of an account, also the deleted ones, as changes for another
/// account.
struct AccountContent {
    private let changes: RecordChanges
    private let players: PlayerRows
    private let device: UUID
    private var user: Int64 { changes.user }
    private var database: Database { changes.database }

    init(
        of user: Int64, _ folding: any TextFolding, _ database: Database
    ) throws(StorageError) {
        changes = RecordChanges(user: user, database: database)
        players = PlayerRows(user: user, folding: folding, database: database)
        device = try EventDevice.id(database)
    }

    /// The identifiers of an account's data.
    struct Keys: Sendable {
        /// The kinds and identifiers of all records, the players first, because others refer to
        /// them.
        let records: [ArchivedRecord]
        let matches: [Match.ID]
        /// Counts, at least one of which differs after each change of the account.
        let sizes: [Int64?]
    }

    /// Returns the identifiers of all data.
    static func keys(of content: AccountContent) throws(StorageError) -> Keys {
        Keys(
            records: try content.records(),
            matches: try MatchStatements.ids(of: content.user, content.database),
            sizes: try content.sizes())
    }

    private func records() throws(StorageError) -> [ArchivedRecord] {
        var records = try changes.records()
        var known = Set(records)
        var stored = try players.ids().map { ArchivedRecord.key($0) }
        for table in try RecordTables.names(database) {
            let kind = RecordTables.kind(in: table)
            stored += try changes.unchangedRecords(of: kind, in: table).map { .key(kind, $0) }
        }
        for record in stored where known.insert(record).inserted { records.append(record) }
        return records.filter(\.isPlayer) + records.filter { !$0.isPlayer }
    }

    /// Returns the changes of records. Stored values without changes are in a change that follows
    /// the others.
    func changes(
        of records: some Sequence<ArchivedRecord>
    ) throws(StorageError) -> [RecordChange] {
        var found: [RecordChange] = []
        for record in records {
            let history = try changes.history(of: record.id, record.kind)
            found += history.changes
            guard !history.isDeleted, let stored = try values(of: record) else { continue }
            var values: [String: ArchivedRecord.Value?] = [:]
            for field in Set(stored.keys).union(history.values.keys)
            where !stored[field].isIdentical(to: history.values[field]) {
                values[field] = .some(stored[field])
            }
            if history.changes.isEmpty, let player = PlayerID(uuid: record.id), record.isPlayer {
                found.append(.first(of: player, stored))
            } else if history.changes.isEmpty || !values.isEmpty {
                let last = history.changes.last
                found.append(
                    RecordChange(
                        id: last?.id.combined(with: device.bytes) ?? record.id,
                        counter: last.map { $0.counter + 1 } ?? 0, device: device,
                        wall: last?.wall ?? 0, kind: record.kind, record: record.id,
                        values: values))
            }
        }
        return found
    }

    /// Returns the stored values of a record, or nil if there is no such record. A value of a
    /// player that is not valid is left out or replaced.
    private func values(
        of record: ArchivedRecord
    ) throws(StorageError) -> [String: ArchivedRecord.Value]? {
        guard record.isPlayer else {
            return try RecordTables.record(like: record, of: user, database)?.values
        }
        guard let id = PlayerID(uuid: record.id) else { return nil }
        let player: Player? = try players.record(id)?.record()
        return player.map { ArchivedRecord($0).values }
    }

    /// Returns the events of matches. One whose events are damaged has a start and an end with its
    /// result.
    ///
    /// - Throws: `.damaged` for a match of which neither can be read.
    func events(
        of matches: some Sequence<Match.ID>
    ) throws(StorageError) -> [AccountUpdate.MatchEvents] {
        var found: [AccountUpdate.MatchEvents] = []
        for id in matches {
            guard let number = try MatchStatements.number(of: id, of: user, database) else {
                continue
            }
            var match = try DamagedMatches.skipping { () throws(StorageError) in
                try DamagedMatches.verifiedMatch(number, of: user, database)
            }
            if match == nil {
                match = try DamagedMatches.verifiedResult(number, database).map { Match($0) }
            }
            guard let match else { throw .damaged }
            found.append(AccountUpdate.MatchEvents(id: id, events: match.log.events))
        }
        return found
    }

    private func sizes() throws(StorageError) -> [Int64?] {
        try ["changes", "players", "matches"].map { table throws(StorageError) in
            try database.integer("SELECT count(*) FROM \(table) WHERE user = ?", [.integer(user)])
        } + [
            try database.integer(
                "SELECT ifnull(max(counter), 0) FROM changes WHERE user = ?", [.integer(user)]),
            try database.integer(
                """
                SELECT count(*) FROM match_events JOIN matches ON number = match_number
                WHERE user = ?
                """, [.integer(user)]),
        ]
    }
}
