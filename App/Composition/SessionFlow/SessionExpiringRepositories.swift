import Domain
import Records

/// Reports the end of a session when a call of a repository throws `.sessionExpired`.
@MainActor final class SessionExpiry {
    /// A handler that is called at most once.
    var onExpiry: (@MainActor () -> Void)?

    nonisolated init() {}

    /// Runs a call and returns its result. Reports the end of the session if the call throws
    /// `.sessionExpired`.
    nonisolated func reporting<Value: Sendable>(
        _ call: @Sendable () async throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        do throws(StorageError) {
            return try await call()
        } catch {
            if error == .sessionExpired { await report() }
            throw error
        }
    }

    /// Reports the end of the session.
    func report() {
        let handler = onExpiry
        onExpiry = nil
        handler?()
    }
}

/// A repository that reports the end of the session when a call throws `.sessionExpired`.
struct SessionExpiringPlayerRepository: PlayerRepository {
    let base: any PlayerRepository
    let expiry: SessionExpiry

    func page(
        _ range: Range<Int>, of query: SquadQuery, containing player: PlayerID?
    ) async throws(StorageError) -> SquadPage {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.page(range, of: query, containing: player)
        }
    }

    func ids(of query: SquadQuery) async throws(StorageError) -> [PlayerID] {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.ids(of: query)
        }
    }

    func players(_ ids: [PlayerID]) async throws(StorageError) -> [Player] {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.players(ids)
        }
    }

    func ids(named name: PlayerName) async throws(StorageError) -> [PlayerID] {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.ids(named: name)
        }
    }

    func add(_ name: PlayerName) async throws(StorageError) -> Player {
        try await expiry.reporting { () async throws(StorageError) in try await base.add(name) }
    }

    func update(
        _ change: PlayerChange, of id: PlayerID
    ) async throws(StorageError) -> Player {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.update(change, of: id)
        }
    }

    func delete(_ id: PlayerID) async throws(StorageError) {
        try await expiry.reporting { () async throws(StorageError) in try await base.delete(id) }
    }

    func deleted() async throws(StorageError) -> [Player] {
        try await expiry.reporting { () async throws(StorageError) in try await base.deleted() }
    }

    func restore(_ id: PlayerID) async throws(StorageError) {
        try await expiry.reporting { () async throws(StorageError) in try await base.restore(id) }
    }

    func versions(of id: PlayerID) async throws(StorageError) -> [RecordVersion<Player>] {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.versions(of: id)
        }
    }
}

/// A repository that reports the end of the session when a call throws `.sessionExpired`.
struct SessionExpiringArchiveRepository: ArchiveRepository {
    let base: any ArchiveRepository
    let expiry: SessionExpiry

    func archive() async throws(StorageError)
        -> (archive: AccountArchive, summary: ExportSummary)
    {
        try await expiry.reporting { () async throws(StorageError) in try await base.archive() }
    }

    func preview(_ archive: any PagedArchive) async throws(StorageError) -> ImportSummary {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.preview(archive)
        }
    }

    func add(
        _ archive: any PagedArchive, fillingIn: Bool
    ) async throws(StorageError) -> ImportedRecords {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.add(archive, fillingIn: fillingIn)
        }
    }

    func remove(_ records: ImportedRecords) async throws(StorageError) -> KeptRecords {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.remove(records)
        }
    }
}

/// A repository that reports the end of the session when a call throws `.sessionExpired`. An event
/// that cannot be stored for this reason is stored before the matches of the user's next session
/// are read.
struct SessionExpiringMatchRepository: MatchRepository {
    let base: any MatchRepository
    let expiry: SessionExpiry
    let unstored: UnstoredEvent
    let session: Session

    func start(
        _ start: MatchStart, startsClock: Bool, at now: Moment
    ) async throws(StorageError) -> Match {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.start(start, startsClock: startsClock, at: now)
        }
    }

    func current() async throws(StorageError) -> Match? {
        try await expiry.reporting { () async throws(StorageError) in
            try await unstored.store(in: base, by: session.user.id)
            return try await base.current()
        }
    }

    func match(_ id: Match.ID) async throws(StorageError) -> Match {
        try await expiry.reporting { () async throws(StorageError) in
            try await unstored.store(in: base, by: session.user.id)
            return try await base.match(id)
        }
    }

    func append(_ event: MatchEvent, to match: Match) async throws(StorageError) -> Match {
        try await expiry.reporting { () async throws(StorageError) in
            do throws(StorageError) {
                return try await base.append(event, to: match)
            } catch {
                if error == .sessionExpired {
                    await unstored.keep(event, of: match, by: session.user.id)
                }
                throw error
            }
        }
    }

    func finished(limit: Int?) async throws(StorageError) -> [FinishedMatch] {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.finished(limit: limit)
        }
    }

    func page(
        _ range: Range<Int>, of query: MatchQuery, containing match: Match.ID?
    ) async throws(StorageError) -> MatchPage {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.page(range, of: query, containing: match)
        }
    }

    func finished(
        of player: PlayerID, limit: Int
    ) async throws(StorageError) -> [PlayerMatch] {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.finished(of: player, limit: limit)
        }
    }

    func damagedCount(limit: Int?) async throws(StorageError) -> Int {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.damagedCount(limit: limit)
        }
    }

    func removeDamaged() async throws(StorageError) {
        try await expiry.reporting { () async throws(StorageError) in try await base.removeDamaged()
        }
    }
}

/// Repositories that report the end of the session when a call throws `.sessionExpired`.
struct SessionExpiringRecordRepositories: RecordRepositories {
    let base: any RecordRepositories
    let expiry: SessionExpiry

    func repository<Root: Record>(of kind: Root.Type) -> any RecordRepository<Root>
    where Root.ID == RecordID<Root> {
        SessionExpiringRecordRepository(base: base.repository(of: kind), expiry: expiry)
    }
}

private struct SessionExpiringRecordRepository<Root: Record>: RecordRepository
where Root.ID == RecordID<Root> {
    let base: any RecordRepository<Root>
    let expiry: SessionExpiry

    func all() async throws(StorageError) -> StoredRecords<Root> {
        try await expiry.reporting { () async throws(StorageError) in try await base.all() }
    }

    func save(_ record: Root) async throws(StorageError) {
        try await expiry.reporting { () async throws(StorageError) in try await base.save(record) }
    }

    func update(
        _ change: FieldChange<Root>, of id: RecordID<Root>
    ) async throws(StorageError) -> Root {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.update(change, of: id)
        }
    }

    func delete(_ id: RecordID<Root>) async throws(StorageError) {
        try await expiry.reporting { () async throws(StorageError) in try await base.delete(id) }
    }

    func deleted() async throws(StorageError) -> [Root] {
        try await expiry.reporting { () async throws(StorageError) in try await base.deleted() }
    }

    func restore(_ id: RecordID<Root>) async throws(StorageError) {
        try await expiry.reporting { () async throws(StorageError) in try await base.restore(id) }
    }

    func versions(of id: RecordID<Root>) async throws(StorageError) -> [RecordVersion<Root>] {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.versions(of: id)
        }
    }
}
