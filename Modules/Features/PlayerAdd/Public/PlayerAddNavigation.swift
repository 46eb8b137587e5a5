public import Domain
public import Navigation

/// Events of the PlayerAdd feature that the composition root handles.
@MainActor public protocol PlayerAddNavigation: AnyObject {
    /// The form has left the navigation tree. Called once, and not at all for a start that was
    /// undone.
    ///
    /// - Parameter result: The new player, or `.cancelled`.
    func playerAddDidLeave(with result: FlowResult<Player>)
}
