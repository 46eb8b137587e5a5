import Domain

/// The state of the list of deleted players.
struct DeletedPlayersState: Equatable {
    /// The players, the last deleted first; nil before they are loaded.
    var players: [Player]?
    /// The player whom the user has restored last.
    var restored: Player?
    /// True while a player is restored.
    var isSaving = false
    var failure: PlayerHistoryFailure?
}
