/// An object that shows the screens of one flow and reports the flow's events to its parent.
///
/// A coordinator lives exactly as long as one of its screens or children is in the navigation tree,
/// unless it has another `lifetime`.
/// The navigator holds it; no list of children is needed.
@MainActor public protocol Coordinator: AnyObject {
    /// The navigator that shows the coordinator's screens. Declare it with `@WeakNavigator`,
    /// because the navigator holds the coordinator.
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

/// The time at which a coordinator leaves the tree by itself.
///
/// In any case a coordinator leaves with its parent. A coordinator without a screen does not keep
/// its parent in the tree.
public enum CoordinatorLifetime: Sendable {
    /// The coordinator shows a screen or starts a child in `start(_:)`, and leaves with the last
    /// one.
    case whileShown
    /// The coordinator can wait before its first screen, which then has the placement that was
    /// passed to `start`. The coordinator leaves with the last screen, or when it is removed while
    /// it waits.
    case untilFirstScreenLeaves
}

/// The permission to call `Coordinator.start(_:)`, which only a navigator can create.
public struct StartPermission: Sendable {
    init() {}
}
