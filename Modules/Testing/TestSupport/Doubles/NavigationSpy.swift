public import Navigation

/// An observer that stores the navigation tree after each transaction.
@MainActor public final class NavigationSpy: NavigatorObserver {
    /// The tree after each transaction, the oldest first.
    public private(set) var trees: [NavigationTree] = []

    /// Creates an observer of a navigator.
    public init(_ navigator: Navigator) {
        navigator.addObserver(self)
    }

    /// Stores the tree.
    public func navigatorDidChange(_ navigator: Navigator) {
        trees.append(navigator.tree)
    }
}
