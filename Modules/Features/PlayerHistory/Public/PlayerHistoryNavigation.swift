public import Domain

/// Events of the pages of earlier and deleted players that the composition root handles.
@MainActor public protocol PlayerHistoryNavigation: AnyObject {
    /// A field has its earlier value again. The page stays, and other fields can follow.
    func playerHistoryDidChange(_ player: Player)

    /// The user has restored a deleted player. The page stays.
    func playerHistoryDidRestore(_ id: PlayerID)
}
