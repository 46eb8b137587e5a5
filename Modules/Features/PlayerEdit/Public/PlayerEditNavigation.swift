public import Domain
public import Navigation

/// Events of the edit feature that the composition root handles.
@MainActor public protocol PlayerEditNavigation: AnyObject {
    /// The form has left the navigation tree. Called exactly once.
    ///
    /// - Parameter result: The player as stored after the edit, or `.cancelled`.
    func playerEditDidEnd(with result: FlowResult<Player>)
}
