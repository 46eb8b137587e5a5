public import Domain
public import FoundationEssentials
import Synchronization

/// A repository that keeps the matches of one user in memory.
public final class InMemoryMatches: MatchRepository {
    /// The calls that `calls` counts, holds or lets fail.
    public enum Call: Hashable, Sendable {
        case start, current, match, append, finished, page, ofPlayer, damagedCount, removeDamaged
    }

    private struct State {
        /// The newest last.
        var matches: [Match]
        var damagedCount: Int
        private var startCount: UInt8 = 0

        init(matches: [Match], damagedCount: Int) {
            self.matches = matches
            self.damagedCount = damagedCount
        }

        /// Returns an identifier that is the same in each run, because screens of a replay show it.
        mutating func nextID() -> UUID {
            startCount &+= 1
            return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, startCount))
        }

        var current: Match? { matches.last { $0.state.endedAt == nil } }

        /// The newest last.
        func finished(areDeleted: Bool = false) -> [FinishedMatch] {
            matches.filter { $0.state.isDeleted == areDeleted }.compactMap(\.finished)
        }

        mutating func append(
            _ event: MatchEvent, to match: Match
        ) throws(StorageError) -> Match {
            guard let index = matches.firstIndex(where: { $0.id == match.id }) else {
                throw .notFound
            }
            let stored = matches[index]
            if stored.log.events.contains(event) { return stored }
            let isCurrent = stored.log.events.count == match.log.events.count
            let next = stored.adding(
                isCurrent ? event : stored.log.next(event.kind, at: event.moment))
            try next.state.checkProgress(
                after: stored.state, isAlone: [nil, match.id].contains(current?.id)
            ) {
                !matches.enumerated().contains {
                    !$1.state.isDeleted && ($1.startedAt.wall, $0) > (stored.startedAt.wall, index)
                }
            }
            matches[index] = next
            return next
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
                matches: finished.reversed().map { Match($0) } + [current].compactMap(\.self),
                damagedCount: damagedCount))
    }

    /// The stored match in progress. Reading it does not count as a call.
    public var stored: Match? { state.withLock { $0.current } }

    /// The matches that have ended, the newest first. Reading them does not count as a call.
    public var finished: [FinishedMatch] { state.withLock { $0.finished().reversed() } }

    /// Stores a match. Does not count as a call.
    public func put(_ match: Match) {
        state.withLock { $0.matches.append(match) }
    }

    /// Ends the match in progress and starts another.
    public func start(
        _ start: MatchStart, startsClock: Bool, at now: Moment
    ) async throws(StorageError) -> Match {
        try await calls.enter(.start)
        let id = state.withLock { $0.nextID() }
        var match = Match(id: id, log: MatchLog(start, at: now, device: testDevice))
        if startsClock { match.add(.clockStarted, at: now) }
        try state.withLock { [match] state throws(StorageError) in
            if let current = state.current {
                _ = try state.append(current.log.next(.ended, at: now), to: current)
            }
            state.matches.append(match)
        }
        return match
    }

    /// Returns the match in progress.
    public func current() async throws(StorageError) -> Match? {
        try await calls.enter(.current)
        return stored
    }

    /// Returns a match.
    ///
    /// - Throws: `.notFound` for an unknown match.
    public func match(_ id: Match.ID) async throws(StorageError) -> Match {
        try await calls.enter(.match)
        guard let match = state.withLock({ $0.matches.first { $0.id == id } }) else {
            throw .notFound
        }
        return match
    }

    /// Stores an event.
    ///
    /// - Throws: `.notFound` for an unknown match, or an error of `MatchState.checkProgress`.
    public func append(_ event: MatchEvent, to match: Match) async throws(StorageError) -> Match {
        try await calls.enter(.append)
        return try state.withLock { state throws(StorageError) in
            try state.append(event, to: match)
        }
    }

    /// Returns matches that have ended, the newest first.
    ///
    /// - Parameter limit: The largest number of matches to return, or nil for all.
    public func finished(limit: Int?) async throws(StorageError) -> [FinishedMatch] {
        try await calls.enter(.finished)
        return Array(finished.prefix(max(0, limit ?? .max)))
    }

    /// Returns the finished matches at consecutive positions in the result of a query. A search
    /// compares the names in the line-ups.
    public func page(
        _ range: Range<Int>, of query: MatchQuery, containing match: Match.ID?
    ) async throws(StorageError) -> MatchPage {
        try await calls.enter(.page)
        let all = sorted(areDeleted: query.isDeleted)
        let found = all.filter { isFound($0, by: query) }.map(\.summary)
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
        let names = match.lineUp.entries.map { folding.nameKey($0.name) }
        return query.dates.contains { $0.contains(match.startedAt.wall) }
            || !query.searchKey.isEmpty && names.contains { $0.utf8.contains(query.searchKey.utf8) }
    }

    /// Returns the finished matches that started last first.
    private func sorted(areDeleted: Bool = false) -> [FinishedMatch] {
        let all = state.withLock { $0.finished(areDeleted: areDeleted) }
        // A sort keeps the order of equal values.
        return all.reversed().sorted { $0.startedAt.wall > $1.startedAt.wall }
    }

    /// Returns the finished matches of a player that started last, the newest first.
    public func finished(
        of player: PlayerID, limit: Int
    ) async throws(StorageError) -> [PlayerMatch] {
        try await calls.enter(.ofPlayer)
        return Array(
            sorted().compactMap { match in
                match.lineUp.entries.first { $0.playerID == player }.map {
                    PlayerMatch(match.summary, team: $0.team)
                }
            }.prefix(max(0, limit)))
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

extension FinishedMatch {
    fileprivate var summary: MatchSummary {
        MatchSummary(id: id, startedAt: startedAt, score: score)
    }
}
