extension Coordinator {
    /// The scope for work that does not belong to one of the coordinator's screens. The work is
    /// cancelled when the coordinator leaves.
    public var work: WorkScope { navigator.work(of: self) }

    /// Shows a screen. The first screen has the placement that was passed to `start`. Later screens
    /// are pushed.
    ///
    /// - Parameters:
    ///   - screen: The screen to show.
    ///   - route: The name of the screen in links, snapshots and logs.
    /// - Throws: The errors of `Navigator.show(_:at:by:)`.
    public func show(
        _ screen: any Screen, at route: (any Route)? = nil
    ) throws(NavigationError) {
        try navigator.show(screen, at: route, by: self)
    }

    /// Starts a child.
    ///
    /// - Throws: The errors of `Navigator.start(_:under:as:)`.
    public func start(
        _ child: any Coordinator, as placement: Placement? = nil
    ) throws(NavigationError) {
        try navigator.start(child, under: self, as: placement)
    }

    /// Starts a child and calls a closure with its result after it has left.
    ///
    /// - Parameters:
    ///   - child: The coordinator to start.
    ///   - placement: The position of the child's first screen.
    ///   - then: Called exactly once with the result, which is `.cancelled` when the child left
    ///     without one. Not called when the child cannot be started.
    /// - Throws: The errors of `Navigator.start(_:under:as:)`.
    public func run<Child: ResultCoordinator>(
        _ child: Child, as placement: Placement? = nil,
        then: @escaping (FlowResult<Child.Value>) -> Void
    ) throws(NavigationError) {
        try navigator.run(child, under: self, as: placement, then: then)
    }

    /// Starts a child and waits for its result.
    ///
    /// - Returns: The result; `.cancelled` when the child left without one or could not be started.
    public func run<Child: ResultCoordinator>(
        _ child: Child, as placement: Placement? = nil
    ) async -> FlowResult<Child.Value> {
        await WeakNavigator(wrappedValue: navigator).run(child, under: self, as: placement)
    }

    /// Removes the coordinator's screens and children, and calls `didLeave()`. If the root or a tab
    /// would be empty, the coordinator stays, and the error is reported to `Navigator.onError`.
    public func leave() {
        navigator.attempt(try navigator.leave(self))
    }
}
