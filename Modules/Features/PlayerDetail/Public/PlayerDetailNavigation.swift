public import Domain

/// What leaves the feature.
@MainActor public protocol PlayerDetailNavigation: AnyObject {
    /// One field of the player was chosen.
    func playerDetailDidSelect(_ field: PlayerField, of player: Player)
}
