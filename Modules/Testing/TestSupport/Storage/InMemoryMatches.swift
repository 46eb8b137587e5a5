public import Domain
import Platform
import Synchronization

/// One user's matches that are gone with the test.
public final class InMemoryMatches: MatchRepository {
    /// The calls that can be counted, held and made to fail.
    public enum Call: Hashable, Sendable {
        case start, current, save, end, finished
    }

    private struct State {
        var current: Match?
        /// The newest last.
        var finished: [FinishedMatch] = []

        /// Ends the match in progress with the score that it has.
        mutating func end(at now: Moment) -> FinishedMatch? {
            guard let match = current else { return nil }
            let over = FinishedMatch(
                id: match.id, startedAt: match.startedAt, endedAt: now, lineUp: match.lineUp,
                score: match.score
            )
            finished.append(over)
            current = nil
            return over
        }

        /// False when that match is over or unknown.
        mutating func keep(_ match: Match) -> Bool {
            guard let known = current, known.id == match.id else { return false }
            current = Match(
                id: known.id, startedAt: known.startedAt, lineUp: known.lineUp, score: match.score,
                clock: match.clock
            )
            return true
        }
    }

    /// Counts the calls, holds them and makes them fail.
    public let calls = CallControl<Call>()
    private let state: Mutex<State>

    /// No past matches, and perhaps one in progress.
    public init(current: Match? = nil) {
        state = Mutex(State(current: current))
    }

    /// The match in progress as it is stored, without a call.
    public var stored: Match? { state.withLock { $0.current } }

    /// All past matches, the newest first, without a call.
    public var past: [FinishedMatch] { state.withLock { $0.finished.reversed() } }

    /// Ends the match in progress, if there is one, and begins another.
    public func start(_ lineUp: LineUp, at now: Moment) async throws(StorageError) -> Match {
        try await calls.enter(.start)
        let match = Match(id: UUID(), startedAt: now, lineUp: lineUp)
        state.withLock { state in
            _ = state.end(at: now)
            state.current = match
        }
        return match
    }

    /// The match in progress.
    public func current() async throws(StorageError) -> Match? {
        try await calls.enter(.current)
        return stored
    }

    /// Keeps score and clock. Throws `.notFound` when that match is not in progress.
    public func save(_ match: Match) async throws(StorageError) {
        try await calls.enter(.save)
        guard state.withLock({ $0.keep(match) }) else { throw .notFound }
    }

    /// Throws `.notFound` when that match is not in progress.
    public func end(_ match: Match, at now: Moment) async throws(StorageError) -> FinishedMatch {
        try await calls.enter(.end)
        let over = state.withLock { state in state.keep(match) ? state.end(at: now) : nil }
        guard let over else { throw .notFound }
        return over
    }

    /// The newest first, at most so many; none for a negative limit.
    public func finished(limit: Int) async throws(StorageError) -> [FinishedMatch] {
        try await calls.enter(.finished)
        return Array(past.prefix(max(0, limit)))
    }
}
