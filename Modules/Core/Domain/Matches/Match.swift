#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// One gather: two teams, a score and a clock.
public struct Match: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let startedAt: Moment
    public let lineUp: LineUp
    public var score: Score
    public var clock: MatchClock

    public init(
        id: UUID,
        startedAt: Moment,
        lineUp: LineUp,
        score: Score = Score(),
        clock: MatchClock = MatchClock()
    ) {
        self.id = id
        self.startedAt = startedAt
        self.lineUp = lineUp
        self.score = score
        self.clock = clock
    }
}

/// A match that is over.
public struct FinishedMatch: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let startedAt: Moment
    public let endedAt: Moment
    public let lineUp: LineUp
    public let score: Score

    public init(id: UUID, startedAt: Moment, endedAt: Moment, lineUp: LineUp, score: Score) {
        self.id = id
        self.startedAt = startedAt
        self.endedAt = endedAt
        self.lineUp = lineUp
        self.score = score
    }

    /// Follows from the score.
    public var winner: Winner { score.winner }
}
