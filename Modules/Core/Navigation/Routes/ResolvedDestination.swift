/// A place made ready: everything that it needs is loaded, nothing is shown yet.
@MainActor public struct ResolvedDestination<Target> {
    let target: Target
    let enter: @MainActor () throws(NavigationError) -> Void

    /// - Parameters:
    ///   - target: what the places after this one are reached from.
    ///   - enter: shows the place. Called at most once, when the whole link is ready.
    public init(_ target: Target, enter: @escaping @MainActor () throws(NavigationError) -> Void) {
        self.target = target
        self.enter = enter
    }

    /// Creates a resolved destination.
    ///
    /// - Parameters:
    ///   - target: The value that the next destinations are resolved from.
    ///   - show: Shows the destination. Evaluated at most once, when the whole link is resolved.
    public init(
        _ target: Target,
        show: @escaping @autoclosure @MainActor () throws(NavigationError) -> Void = ()
    ) {
        self.init(target, enter: show)
    }
}

extension ResolvedDestination where Target == Void {
    /// Creates the resolved form of a destination that no other destination follows.
    public init(
        show: @escaping @autoclosure @MainActor () throws(NavigationError) -> Void
    ) {
        self.init((), enter: show)
    }
}
