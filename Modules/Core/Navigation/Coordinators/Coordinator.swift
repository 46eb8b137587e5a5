/// An object that shows the screens of one flow and reports the flow's events to its parent.
///
/// A coordinator lives exactly as long as one of its screens or children is in the navigation tree,
/// unless it has another `lifetime`.
/// The navigator holds it; no list of children is needed.
@MainActor public protocol Coordinator: AnyObject {
    /// The navigator that shows the coordinator's screens. Declare it with `@WeakNavigator`, because
    /// the navigator holds the coordinator.
    var navigator: Navigator { get }

    /// The time at which the coordinator leaves by itself.
    var lifetime: CoordinatorLifetime { get }

    /// Shows the first screen, or starts the first child. `Navigator.start` calls this method
    /// within its transaction, so an error undoes everything. No other code can call it, because
    /// only a navigator can create the permission.
    func start(_ permission: StartPermission) throws(NavigationError)

    /// Called exactly once after the coordinator has left the tree. A coordinator without a
    /// `FlowResult` reports its end to its parent here.
    func didLeave()
}

extension Coordinator {
    /// `CoordinatorLifetime.whileShown`.
    public var lifetime: CoordinatorLifetime { .whileShown }

    /// Does nothing.
    public func didLeave() {}
}
