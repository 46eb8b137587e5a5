import Domain

/// A repository without matches.
struct NoMatches: MatchRepository {
    func current() async throws(StorageError) -> Match? { nil }
    func finished(limit: Int?) async throws(StorageError) -> [FinishedMatch] { [] }
    func finished(_ id: MatchSummary.ID) async throws(StorageError) -> FinishedMatch {
        throw .notFound
    }
    func page(
        _ range: Range<Int>, of query: MatchQuery, containing match: MatchSummary.ID?
    ) async throws(StorageError) -> MatchPage {
        MatchPage(of: query, count: 0, start: 0, items: [], isRepositoryEmpty: true)
    }
    func damagedCount(limit: Int?) async throws(StorageError) -> Int { 0 }
    func removeDamaged() async throws(StorageError) {}
    func start(
        _ lineUp: LineUp, clock: MatchClock, at now: Moment
    ) async throws(StorageError) -> Match {
        throw .unavailable
    }
    func save(_ match: Match) async throws(StorageError) { throw .unavailable }
    func end(_ match: Match, at now: Moment) async throws(StorageError) -> FinishedMatch {
        throw .unavailable
    }
}
