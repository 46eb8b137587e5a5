import Domain

/// What the screen shows.
struct ConfirmPlayersState: Equatable {
    /// A wish to have a player's row focused, granted once for each serial number.
    struct Focus: Equatable {
        let player: PlayerID
        let serial: Int
    }

    var draft = ConfirmPlayersDraft()
    var focus: Focus?
    var isStarting = false
    /// The score of a gather that is in progress, while it is asked whether to end it.
    var scoreInProgress: String?
    /// Why no gather can be started here; nil when one can.
    var unavailableReason: String?
    /// Why the gather could not be started: what to do about it.
    var failure: String?

    var isStartEnabled: Bool { !isStarting && draft.lineUp != nil }
    var isShuffleEnabled: Bool { !isStarting && !draft[.bench].isEmpty }
}
