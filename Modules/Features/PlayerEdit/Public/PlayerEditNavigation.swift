public import Domain
public import Navigation

/// Events of the PlayerEdit feature that the composition root handles.
@MainActor public protocol PlayerEditNavigation: AnyObject {
    /// The form has left the navigation tree. Called once, and not at all for a start that was
    /// undone.
    ///
    /// - Parameter result: The player as stored after the edit, or `.cancelled`.
    func playerEditDidLeave(with result: FlowResult<Player>)
}
