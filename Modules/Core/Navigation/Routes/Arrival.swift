/// A place made ready: everything that it needs is loaded, nothing is shown yet.
@MainActor public struct Arrival<Target> {
    let target: Target
    let enter: @MainActor () throws(NavigationError) -> Void

    /// - Parameters:
    ///   - target: what the places after this one are reached from.
    ///   - enter: shows the place. Called at most once, when the whole link is ready.
    public init(_ target: Target, enter: @escaping @MainActor () throws(NavigationError) -> Void) {
        self.target = target
        self.enter = enter
    }
}

extension Arrival where Target == Void {
    /// A place that nothing comes after.
    public init(enter: @escaping @MainActor () throws(NavigationError) -> Void) {
        self.init((), enter: enter)
    }
}
