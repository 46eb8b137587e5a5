public import Domain

/// Events of the player screen that the composition root handles.
@MainActor public protocol PlayerDetailNavigation: AnyObject {
    /// The user has selected a field of the player.
    func playerDetailDidSelect(_ field: PlayerField, of player: Player)

    /// The message that says why the user cannot edit a field; nil if they can. With a message, the
    /// fields cannot be selected. Read once, when the screen is created.
    var playerDetailSelectionUnavailableReason: String? { get }
}
