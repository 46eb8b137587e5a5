public import Domain

/// What leaves the feature.
@MainActor public protocol PlayerDetailNavigation: AnyObject {
    /// One field of the player was chosen.
    func playerDetailDidSelect(_ field: PlayerField, of player: Player)

    /// Why nothing would follow when a field is chosen, as a sentence for a person; nil when something
    /// does. Asked once, when the page begins.
    func playerDetailUnavailableReasonForSelection() -> String?
}
