import Domain

/// An alert of a running match: a confirmation or an error message.
package enum MatchNotice: Hashable, Sendable {
    /// An operation that can fail.
    package enum Operation: Hashable, Sendable {
        /// Saving goals, saving the clock, and ending the match.
        case saveScore, saveClock, end
    }

    /// The user wants to end the match.
    case confirmEnd
    /// The user wants to leave the screen of a match that is in progress.
    case confirmLeave
    /// An operation failed; `message` says what to do.
    case failure(Operation, message: String)
}

extension MatchChange {
    var operation: MatchNotice.Operation {
        if case .goals = self { .saveScore } else { .saveClock }
    }
}
