import Domain

/// The state of the list of deleted players.
struct DeletedPlayersState: Equatable {
    /// The players, the last deleted first; nil before they are loaded.
    var players: [Player]?
    /// The player whom the user has restored last.
    var restored: Player?
    /// The player whom the user is asked to erase.
    var asked: Player?
    /// True while a player is restored or erased.
    var isSaving = false
    var failure: PlayerHistoryFailure?
}
