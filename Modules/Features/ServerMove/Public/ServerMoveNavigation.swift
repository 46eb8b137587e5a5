public import Domain

/// Events of ServerMove that the composition root handles.
@MainActor public protocol ServerMoveNavigation: AnyObject {
    /// The account has moved to a server, and its session on this device has ended. The screen stays until it
    /// is replaced by the session on the server.
    func serverMoveDidFinish(with session: Session)
}
