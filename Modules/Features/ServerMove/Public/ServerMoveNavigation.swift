public import Domain

/// Events of ServerMove that the composition root handles.
@MainActor public protocol ServerMoveNavigation: AnyObject {
    /// The user has asked for the move, which replaces all screens. Calls `start` after each of
    /// them has allowed it.
    func serverMoveDidRequestStart(_ start: @escaping @MainActor () -> Void)

    /// The account has moved to a server. The screen stays until it is replaced by the session
    /// there.
    func serverMoveDidFinish(with session: Session)
}
