public import Platform

/// One gather: two teams, a score and a clock.
public struct Match: Hashable, Sendable, Identifiable {
    /// Given when the match is started, and kept when it is over.
    public let id: UUID
    /// When the line-up was confirmed: not when the clock was first started.
    public let startedAt: Moment
    /// Who plays for whom, fixed at the start.
    public let lineUp: LineUp
    /// As it stands now.
    public var score: Score
    /// The countdown, as it was at its last change.
    public var clock: MatchClock

    /// A match with these values; without a score and a clock, one that has just been started.
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
    /// The same as while it was in progress.
    public let id: UUID
    /// When the line-up was confirmed.
    public let startedAt: Moment
    /// When the organiser, or the start of another match, ended it.
    public let endedAt: Moment
    /// As it was at the start.
    public let lineUp: LineUp
    /// Final.
    public let score: Score

    /// A match as it was stored.
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
