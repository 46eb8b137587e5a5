/// Owns the steps of one flow: shows its screens and tells its surroundings what happened.
///
/// A coordinator lives exactly as long as something of it is in the navigation tree: a screen that
/// it shows, or a child that it has started. The navigator alone holds it; nobody adds it to a list
/// of children and nobody removes it from one.
@MainActor public protocol Coordinator: AnyObject {
    /// Where it shows its screens. Held `unowned`: a coordinator cannot outlive its navigator, and
    /// must not keep it alive.
    var navigator: Navigator { get }

    /// Shows the first screen, or starts the first child. Called by `Navigator.start`, within its
    /// transaction: when this throws, nothing has happened.
    func start() throws(NavigationError)

    /// Called exactly once, after the last of it has left the tree, whichever way that happened. The
    /// place to report a result: there is no second way out.
    func didLeave()
}

extension Coordinator {
    /// Reports nothing.
    public func didLeave() {}
}
