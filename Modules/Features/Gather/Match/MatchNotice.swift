import Domain

/// An alert of a running match: a confirmation or an error message.
package enum MatchNotice: Hashable, Sendable {
    /// An operation that can fail.
    package enum Operation: Hashable, Sendable {
        /// Saving a goal.
        case saveScore
        /// Saving a change of the clock.
        case saveClock
        /// Saving a change of a team.
        case saveLineUp
        /// Adding a guest to the squad.
        case addToSquad
        /// Undoing an event.
        case undo
        /// Restoring an event.
        case redo
        /// Ending the match.
        case end
    }

    /// The user wants to end the match.
    case confirmEnd
    /// The user wants to leave the screen of a match that is in progress.
    case confirmLeave
    /// Another device has ended the match.
    case ended
    /// Another device has deleted the match.
    case deleted
    /// An operation failed. The message contains the cause and the remedy.
    case failure(Operation, message: String)
}

extension MatchChange {
    var operation: MatchNotice.Operation {
        switch self {
        case .addGoal, .removeGoal, .correctGoal, .removeDuplicate, .completeGoal, .toggleOwnGoal:
            .saveScore
        case .toggleClock, .resetClock, .setTime: .saveClock
        case .join, .leave, .changeSides, .identify: .saveLineUp
        case .undo, .remove, .reopen: .undo
        case .redo, .restore: .redo
        case .end, .delete: .end
        }
    }
}
