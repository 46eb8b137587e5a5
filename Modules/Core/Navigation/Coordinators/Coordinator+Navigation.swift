extension Coordinator {
    /// The scope for work that does not belong to one of the coordinator's screens. The work is
    /// cancelled when the coordinator leaves.
    public var work: WorkScope { navigator.work(of: self) }

    /// Shows a screen. The first screen has the placement that was passed to `start`. Later screens
    /// are pushed onto the coordinator's own stack.
    ///
    /// - Parameters:
    ///   - screen: The screen to show.
    ///   - route: The name of the screen in links and navigation states.
    ///   - placement: Another position of the screen.
    ///   - hint: A value for the user interface.
    /// - Throws: The errors of `Navigator.show(_:at:as:hint:by:)`.
    public func show(
        _ screen: any Screen, at route: (any Route)? = nil, as placement: Placement? = nil,
        hint: (any Sendable)? = nil
    ) throws(NavigationError) {
        try navigator.show(screen, at: route, as: placement, hint: hint, by: self)
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

    /// Removes the coordinator's screens and children, and calls `didLeave()`. Has no effect after
    /// the coordinator has left. If the root or a tab would be empty, the coordinator stays, and
    /// the error is reported to `Navigator.onError`.
    public func leave() {
        guard navigator.contains(self) else { return }
        attempt { try navigator.leave(self) }
    }

    /// Asks the coordinator's screens and everything above them, the topmost first, and then
    /// removes them. See `Navigator.askToLeave(_:then:)`. Has no effect after the coordinator has
    /// left.
    @discardableResult
    public func askToLeave() -> BackOutcome {
        guard navigator.contains(self) else { return .left }
        return navigator.askToLeave(.flow(self))
    }

    /// Makes a change and reports its error to `Navigator.onError`, unless it is `.stale`:
    /// `attempt { try start(child) }`.
    public func attempt(_ change: () throws -> Void) {
        navigator.attempt(change)
    }
}
