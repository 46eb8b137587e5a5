public import Domain
import Platform
import Synchronization

/// A repository that keeps the matches of one user in memory.
public final class InMemoryMatches: MatchRepository {
    /// The calls that `calls` counts, holds or lets fail.
    public enum Call: Hashable, Sendable {
        case start, current, save, end, finished, page, details, damagedCount, removeDamaged
    }

    private struct State {
        var current: Match?
        /// The newest last.
        var finished: [FinishedMatch]
        var damagedCount: Int

        /// Ends the match in progress with the score that it has.
        mutating func end(at now: Moment) -> FinishedMatch? {
            guard let match = current else { return nil }
            let ended = FinishedMatch(
                id: match.id, startedAt: match.startedAt, endedAt: now, lineUp: match.lineUp,
                score: match.score
            )
            finished.append(ended)
            current = nil
            return ended
        }

        /// - Returns: `false` for a match that is not in progress.
        mutating func save(_ match: Match) -> Bool {
            guard let known = current, known.id == match.id else { return false }
            current = Match(
                id: known.id, startedAt: known.startedAt, lineUp: known.lineUp, score: match.score,
                clock: match.clock
            )
            return true
        }
    }

    /// The control ended the calls of this repository.
    public let calls = CallControl<Call>()
    private let folding: any TextFolding
    private let state: Mutex<State>

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - current: The match in progress.
    ///   - finished: The matches that have ended, the newest first.
    ///   - damagedCount: The number of further matches, which are damaged.
    ///   - folding: The folding of the names in line-ups.
    public init(
        current: Match? = nil, finished: [FinishedMatch] = [], damagedCount: Int = 0,
        folding: any TextFolding = LowercaseFolding()
    ) {
        self.folding = folding
        state = Mutex(
            State(
                current: current, finished: finished.reversed(), damagedCount: damagedCount))
    }

    /// The stored match in progress. Reading it does not count as a call.
    public var stored: Match? { state.withLock { $0.current } }

    /// The matches that have ended, the newest first. Reading them does not count as a call.
    public var finished: [FinishedMatch] { state.withLock { $0.finished.reversed() } }

    /// Ends the match in progress and starts another.
    public func start(
        _ lineUp: LineUp, clock: MatchClock, at now: Moment
    ) async throws(StorageError) -> Match {
        try await calls.enter(.start)
        let match = Match(id: UUID(), startedAt: now, lineUp: lineUp, clock: clock)
        state.withLock { state in
            _ = state.end(at: now)
            state.current = match
        }
        return match
    }

    /// Returns the match in progress.
    public func current() async throws(StorageError) -> Match? {
        try await calls.enter(.current)
        return stored
    }

    /// Stores the score and the clock of the match in progress.
    ///
    /// - Throws: `.notFound` for another match.
    public func save(_ match: Match) async throws(StorageError) {
        try await calls.enter(.save)
        guard state.withLock({ $0.save(match) }) else { throw .notFound }
    }

    /// Ends the match in progress with its score.
    ///
    /// - Throws: `.notFound` for another match.
    public func end(_ match: Match, at now: Moment) async throws(StorageError) -> FinishedMatch {
        try await calls.enter(.end)
        let ended = state.withLock { state in state.save(match) ? state.end(at: now) : nil }
        guard let ended else { throw .notFound }
        return ended
    }

    /// Returns matches that have ended, the newest first.
    ///
    /// - Parameter limit: The largest number of matches to return, or nil for all.
    public func finished(limit: Int?) async throws(StorageError) -> [FinishedMatch] {
        try await calls.enter(.finished)
        return Array(finished.prefix(max(0, limit ?? .max)))
    }

    /// Returns the finished matches at consecutive positions in the result of a query. Their numbers
    /// begin with 1. A search compares the names in the line-ups.
    public func page(
        _ range: Range<Int>, of query: MatchQuery, containing match: MatchSummary.ID?
    ) async throws(StorageError) -> MatchPage {
        try await calls.enter(.page)
        let all = state.withLock { $0.finished }
        let found = all.enumerated().filter { isFound($0.element, by: query) }
            .map { index, match in
                MatchSummary(
                    id: Int64(index + 1), startedAt: match.startedAt, score: match.score)
            }.sorted {
                ($0.startedAt.wall, $0.id) > ($1.startedAt.wall, $1.id)
            }
        var range = range
        if let match, let position = found.firstIndex(where: { $0.id == match }),
            !MatchPage.clamp(range, to: found.count).contains(position)
        {
            range = MatchPage.centre(range, on: position)
        }
        range = MatchPage.clamp(range, to: found.count)
        return MatchPage(
            of: query, count: found.count, start: range.lowerBound, items: Array(found[range]),
            isRepositoryEmpty: all.isEmpty)
    }

    private func isFound(_ match: FinishedMatch, by query: MatchQuery) -> Bool {
        guard query.isSearch else { return true }
        let names = match.lineUp.entries.map { folding.searchKey($0.name) }
        return query.dates.contains { $0.contains(match.startedAt.wall) }
            || !query.searchKey.isEmpty && names.contains { $0.contains(query.searchKey) }
    }

    /// Returns a finished match.
    ///
    /// - Throws: `.notFound` for an unknown number.
    public func finished(_ id: MatchSummary.ID) async throws(StorageError) -> FinishedMatch {
        try await calls.enter(.details)
        let all = state.withLock { $0.finished }
        guard (1...Int64(max(1, all.count))).contains(id), !all.isEmpty else { throw .notFound }
        return all[Int(id) - 1]
    }

    /// Returns the number of damaged matches.
    public func damagedCount(limit: Int?) async throws(StorageError) -> Int {
        try await calls.enter(.damagedCount)
        return state.withLock { $0.damagedCount }
    }

    /// Sets the number of damaged matches to 0.
    public func removeDamaged() async throws(StorageError) {
        try await calls.enter(.removeDamaged)
        state.withLock { $0.damagedCount = 0 }
    }
}
