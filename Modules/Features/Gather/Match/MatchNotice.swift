import Domain

/// An alert of a running match: a confirmation or an error message.
package enum MatchNotice: Hashable, Sendable {
    /// An operation that can fail.
    package enum Operation: Hashable, Sendable {
        /// Saving a goal.
        case saveScore
        /// Saving a change of the clock.
        case saveClock
        /// Ending the match.
        case end
    }

    /// The user wants to end the match.
    case confirmEnd
    /// The user wants to reset a clock with remaining time.
    case confirmReset
    /// The user wants to leave the screen of a match that is in progress.
    case confirmLeave
    /// An operation failed. The message contains the cause and the remedy.
    case failure(Operation, message: String)
}

extension MatchChange {
    var operation: MatchNotice.Operation {
        if case .goals = self { .saveScore } else { .saveClock }
    }
}
