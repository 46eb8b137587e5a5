public import Domain

/// Events of the player screen that the composition root handles.
@MainActor public protocol PlayerDetailNavigation: AnyObject {
    /// The user has selected a field of the player.
    func playerDetailDidSelect(_ field: PlayerField, of player: Player)

    /// Returns the reason why the user cannot edit a field, because the next feature is unavailable;
    /// nil if it is available. The reason is a sentence for the user.
    ///
    /// Called once, when the screen is created. With a reason, the fields cannot be selected.
    func playerDetailUnavailableReasonForSelection() -> String?
}
