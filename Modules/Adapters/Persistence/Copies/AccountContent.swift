import Domain
import Platform
import Records
import SQLite

/// The players, records and matches of an account, also the deleted ones, as changes for another account.
struct AccountContent {
    private let changes: RecordChanges
    private let players: PlayerRows
    private let device: UUID
    private var user: Int64 { changes.user }
    private var database: Database { changes.database }

    init(
        of access: SessionGuard, _ folding: any TextFolding, _ database: Database
    ) throws(StorageError) {
        changes = try access.changes(database)
        players = PlayerRows(user: changes.user, folding: folding, database: database)
        device = try EventDevice.id(database)
    }

    /// Returns the kinds and identifiers of all records, the players first, because others refer to them.
    func records() throws(StorageError) -> [ArchivedRecord] {
        var records = try changes.records()
        var known = Set(records)
        let rows = try players.ids().map { (kind: Player.kind.name, id: $0.uuid) }
        var stored = rows.map { ArchivedRecord(id: $0.id, kind: $0.kind, values: [:]) }
        for table in try RecordTables.names(database) {
            let kind = RecordTables.kind(in: table)
            stored += try changes.unchangedRecords(of: kind, in: table).map {
                ArchivedRecord(id: $0, kind: kind, values: [:])
            }
        }
        for record in stored where known.insert(record).inserted { records.append(record) }
        return records.filter(\.isPlayer) + records.filter { !$0.isPlayer }
    }

    /// Returns the identifiers of all matches.
    func matches() throws(StorageError) -> [Match.ID] {
        try MatchStatements.ids(of: user, database)
    }

    /// Returns the changes of records. The values of a record without changes are its first change.
    func changes(
        of records: some Sequence<ArchivedRecord>
    ) throws(StorageError) -> AccountUpdate {
        var update = AccountUpdate()
        for record in records {
            let history = try changes.history(of: record.id, record.kind).changes
            update.records += history
            guard history.isEmpty else { continue }
            if record.isPlayer {
                let stored = try PlayerID(uuid: record.id).flatMap { id throws(StorageError) in
                    try players.record(id)
                }
                if let player: Player = stored?.record() { update.players.append(player) }
            } else if let stored = try RecordTables.record(like: record, of: user, database) {
                update.records.append(
                    RecordChange(
                        id: record.id, counter: 0, device: device, wall: 0, kind: record.kind,
                        record: record.id, values: stored.values))
            }
        }
        return update
    }

    /// Returns the events of matches. One whose events are damaged has a start and an end with its result.
    func events(of matches: some Sequence<Match.ID>) throws(StorageError) -> AccountUpdate {
        var update = AccountUpdate()
        for id in matches {
            guard let number = try MatchStatements.number(of: id, of: user, database) else {
                continue
            }
            var match = try DamagedMatches.match(number, of: user, database)
            if match == nil {
                match = try DamagedMatches.result(number, database).map { Match($0) }
            }
            if let match { update.matches.append(.init(id: id, events: match.log.events)) }
        }
        return update
    }
}
