/// What a coordinator does most.
extension Coordinator {
    /// The work of the flow that is not bound to one of its screens; it ends when the flow leaves.
    public var work: WorkScope { navigator.work(of: self) }

    /// Shows a screen: the first where the starter wants it, any later one on top.
    ///
    /// - Parameter route: what the place is called in links, files and logs.
    /// - Throws: what `Navigator.show` throws.
    public func show(
        _ screen: any Screen, at route: (any Route)? = nil
    ) throws(NavigationError) {
        try navigator.show(screen, at: route, by: self)
    }

    /// Starts a child.
    ///
    /// - Throws: what `Navigator.start` throws.
    public func start(
        _ child: any Coordinator, as placement: Placement? = nil
    ) throws(NavigationError) {
        try navigator.start(child, under: self, as: placement)
    }

    /// Starts a child for its result.
    ///
    /// - Parameter then: called exactly once, when the child has left; with `.cancelled` when it left
    ///   without a result.
    /// - Throws: what `Navigator.start` throws; `then` is not called then.
    public func run<Child: ResultCoordinator>(
        _ child: Child, as placement: Placement? = nil,
        then: @escaping (FlowResult<Child.Value>) -> Void
    ) throws(NavigationError) {
        try navigator.run(child, under: self, as: placement, then: then)
    }

    /// Starts a child and waits for what comes of it: `.cancelled` when it left without a result, and
    /// when this flow left first.
    public func run<Child: ResultCoordinator>(
        _ child: Child, as placement: Placement? = nil
    ) async -> FlowResult<Child.Value> {
        await navigator.run(child, under: self, as: placement)
    }

    /// Takes away everything of it; `didLeave` follows. The last of all stays, since something has to
    /// be shown: the navigator's `onError` is told.
    public func leave() {
        navigator.attempt(try navigator.leave(self))
    }
}
