public import Domain
public import Navigation

/// Events of the feature that adds a player, handled by the composition root.
@MainActor public protocol PlayerAddNavigation: AnyObject {
    /// The form has left the navigation tree. Called exactly once.
    ///
    /// - Parameter result: The new player, or `.cancelled`.
    func playerAddDidEnd(with result: FlowResult<Player>)
}
