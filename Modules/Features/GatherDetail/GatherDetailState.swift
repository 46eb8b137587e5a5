import Domain
import FootballUI

/// The state of the screen of a finished gather.
struct GatherDetailState: Equatable {
    /// A gather that was loaded.
    struct Gather: Equatable {
        /// The stored match.
        var match: MatchState
        /// The match at its end, without later corrections.
        var matchAtEnd: MatchState
        /// The events of `matchAtEnd`.
        var entriesAtEnd: [MatchEvent.ID: TimelineEntry]
        /// The match after all pending changes.
        var planned: Match
        let start: LocalTime
    }

    /// An operation that can fail.
    enum Operation: Equatable {
        case save, addToSquad, reopen
    }

    /// An alert above the screen.
    enum Notice: Equatable {
        /// The user wants to delete the gather.
        case confirmDeletion
        /// An operation failed. The message contains the cause and the remedy.
        case failure(Operation, message: String)
    }

    /// The reason why no gather can be reopened; nil when one can.
    let reopeningUnavailableReason: String?
    /// The reason why no player can be added; nil when one can.
    let playerUnavailableReason: String?
    /// The gather; nil before it is loaded.
    var gather: Gather?
    /// True if no other gather has started since.
    var isNewest = false
    /// True if the reopening is being stored. No change is possible then.
    var isReopening = false
    /// The reason why the gather could not be loaded.
    var failure: String?
    /// The message about the event that was undone or restored last; nil after another change.
    var message: String?
    /// The number of goals that were added without a scorer. The last of them is focused, so that
    /// the user can name its scorer.
    var addedGoalCount = 0
    var notice: Notice?
    /// The sections of other features.
    var contributed: [ContributedSection] = []

    /// True if the gather is loaded, not deleted and not being reopened.
    var canEdit: Bool { gather?.planned.state.isDeleted == false && !isReopening }
    /// True if the next undo reopens the gather.
    var canReopen: Bool { isNewest && canEdit && !allows(.undo) }

    /// Returns whether a change is possible, after all pending ones. A deleted gather can only be
    /// restored.
    func allows(_ change: MatchChange) -> Bool {
        guard let planned = gather?.planned, canEdit || change == .undo && !isReopening else {
            return false
        }
        // Only changes of a clock that runs depend on the moment.
        return change.hasEffect(on: planned, at: planned.startedAt)
    }
}
