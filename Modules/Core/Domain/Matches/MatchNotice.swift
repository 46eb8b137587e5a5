/// A question or a message about a match, which somebody has to answer.
public enum MatchNotice: Hashable, Sendable {
    /// What can fail.
    public enum Failure: Hashable, Sendable {
        /// The goals, the countdown or the end could not be stored.
        case score, clock, end
    }

    /// Whether the match is over.
    case asksToEnd
    /// Whether it may be left while it goes on.
    case asksToLeave
    /// What could not be done, and what to do about it.
    case failure(Failure, advice: String)
}

extension MatchChange {
    /// What could not be done when this one failed.
    var failure: MatchNotice.Failure {
        if case .goals = self { .score } else { .clock }
    }
}
