public import Platform

/// A match in progress. The screens call it a gather.
public struct Match: Hashable, Sendable, Identifiable {
    /// The identifier, which the finished match keeps.
    public let id: UUID
    /// The moment at which the line-up was confirmed.
    public let startedAt: Moment
    /// The players of both teams.
    public let lineUp: LineUp
    /// The current score.
    public var score: Score
    /// The countdown.
    public var clock: MatchClock

    /// Creates a match. The default values are those of a new match.
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

/// A match that has ended.
public struct FinishedMatch: Hashable, Sendable, Identifiable {
    /// The identifier of the match while it was in progress.
    public let id: UUID
    /// The moment at which the line-up was confirmed.
    public let startedAt: Moment
    /// The moment at which the organiser ended the match or started another one.
    public let endedAt: Moment
    /// The players of both teams.
    public let lineUp: LineUp
    /// The final score.
    public let score: Score

    /// Creates a finished match with stored values.
    public init(id: UUID, startedAt: Moment, endedAt: Moment, lineUp: LineUp, score: Score) {
        self.id = id
        self.startedAt = startedAt
        self.endedAt = endedAt
        self.lineUp = lineUp
        self.score = score
    }

    /// The team with more goals, or `.draw`.
    public var winner: Winner { score.winner }
}
