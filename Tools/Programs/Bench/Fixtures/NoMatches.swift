import Domain

/// A repository without matches.
struct NoMatches: MatchRepository {
    func current() async throws(StorageError) -> Match? { nil }
    func finished(limit: Int?) async throws(StorageError) -> [FinishedMatch] { [] }
    func finished(
        of player: PlayerID, limit: Int
    ) async throws(StorageError) -> [PlayerMatch] { [] }
    func page(
        _ range: Range<Int>, of query: MatchQuery, containing match: Match.ID?
    ) async throws(StorageError) -> MatchPage {
        MatchPage(of: query, count: 0, start: 0, items: [], isRepositoryEmpty: true)
    }
    func damagedCount(limit: Int?) async throws(StorageError) -> Int { 0 }
    func removeDamaged() async throws(StorageError) {}
    func start(
        _ start: MatchStart, startsClock: Bool, at now: Moment
    ) async throws(StorageError) -> Match {
        throw .unavailable
    }
    func match(_ id: Match.ID) async throws(StorageError) -> Match { throw .notFound }
    func append(_ event: MatchEvent, to match: Match) async throws(StorageError) -> Match {
        throw .unavailable
    }
}
