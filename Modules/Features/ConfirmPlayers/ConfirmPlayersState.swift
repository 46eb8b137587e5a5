import Domain
import Navigation

/// The state of the line-up screen.
struct ConfirmPlayersState: Equatable {
    var draft: MatchDraft
    var focus: FocusRequest<MatchDraft.Member.ID>?
    var isStarting = false
    /// The score of the match in progress, while the screen asks whether to end it.
    var scoreInProgress: String?
    /// The reason why no match can be started; nil when one can.
    var unavailableReason: String?
    /// The message of the error of the last start.
    var failure: String?

    var isStartEnabled: Bool { !isStarting && draft.start != nil }
    var isShuffleEnabled: Bool { !isStarting }
    /// True if a shuffle assigns the players of both teams again, because the bench is empty.
    var shufflesTeams: Bool { draft[.bench].isEmpty }
}
