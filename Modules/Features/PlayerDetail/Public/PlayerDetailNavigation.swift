public import Domain

/// Events of the player screen that the composition root handles.
@MainActor public protocol PlayerDetailNavigation: AnyObject {
    /// The user has selected a field of the player.
    func playerDetailDidSelect(_ field: PlayerField, of player: Player)

    /// Returns the reason why no screen follows a selection, as a sentence for the user, or nil.
    ///
    /// Called once, when the screen is created. With a reason, the fields cannot be selected.
    func playerDetailUnavailableReasonForSelection() -> String?
}
