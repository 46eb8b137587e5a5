import Domain

/// A repository that reports the end of the session when a call throws `.sessionExpired`. An event that
/// cannot be stored for this reason is stored before the matches of the user's next session are read.
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
