/// An object that responds to changes of a navigation tree.
@MainActor public protocol NavigatorObserver: AnyObject {
    /// Called once after each transaction that changed the navigation tree.
    ///
    /// Changes that a coordinator makes in `didLeave()` are transactions of their own. The observer
    /// is called for them before it is called for the transaction that removed the coordinator.
    func navigatorDidChange(_ navigator: Navigator)
}
