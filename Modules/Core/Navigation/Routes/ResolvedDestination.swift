/// A destination whose content is loaded, so that it can be shown at once.
@MainActor public struct ResolvedDestination<Target> {
    let target: Target
    /// Shows the destination on top of those before it.
    let show: @MainActor () throws(NavigationError) -> Void

    /// Creates a resolved destination.
    ///
    /// - Parameters:
    ///   - target: The value from which the destinations that follow are resolved.
    ///   - show: Shows the destination. Evaluated at most once, when the whole link is resolved.
    public init(
        _ target: Target,
        show: @escaping @autoclosure @MainActor () throws(NavigationError) -> Void = ()
    ) {
        self.target = target
        self.show = show
    }

    /// Returns the same destination with another target.
    func map<Other>(_ transform: (Target) -> Other) -> ResolvedDestination<Other> {
        ResolvedDestination<Other>(transform(target), show: try show())
    }
}

extension ResolvedDestination where Target == Void {
    /// Creates a resolved destination that is followed by no other destination.
    ///
    /// - Parameter show: Shows the destination. Evaluated at most once, when the whole link is
    ///   resolved.
    public init(show: @escaping @autoclosure @MainActor () throws(NavigationError) -> Void) {
        self.init((), show: try show())
    }
}
