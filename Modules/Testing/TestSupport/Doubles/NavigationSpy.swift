public import Navigation

/// Counts the transactions that changed something, and keeps the tree after each.
@MainActor public final class NavigationSpy: NavigatorObserver {
    /// One for each transaction, the oldest first.
    public private(set) var trees: [NavigationTree] = []

    /// Watches a navigator.
    public init(_ navigator: Navigator) {
        navigator.addObserver(self)
    }

    /// Keeps the tree as it is now.
    public func navigatorDidChange(_ navigator: Navigator) {
        trees.append(navigator.tree)
    }
}
