/// A navigation tree as a value that can be saved: route names instead of objects.
public struct NavigationSnapshot: Hashable, Sendable {
    /// A screen or tabs.
    public struct Node: Hashable, Sendable {
        /// The route of the node.
        public let route: RouteRecord
        /// The stacks of the tabs, each from the lowest node up; empty for a screen.
        public let tabs: [[Node]]
        /// The index of the selected tab; 0 for a screen.
        public let selectedTab: Int

        /// Creates a node.
        ///
        /// - Parameters:
        ///   - route: The route of the node.
        ///   - tabs: The stacks of the tabs, each from the lowest node up.
        ///   - selectedTab: The index of the selected tab. An index out of range selects the
        ///     nearest tab.
        public init(_ route: RouteRecord, tabs: [[Node]] = [], selectedTab: Int = 0) {
            self.route = route
            self.tabs = tabs
            self.selectedTab = max(0, min(selectedTab, tabs.count - 1))
        }
    }

    /// The stacks of the root and the modals above it, each from the lowest node up.
    public var layers: [[Node]]

    /// Creates a snapshot.
    ///
    /// - Parameter layers: The stacks of the root and the modals above it.
    public init(layers: [[Node]] = []) {
        self.layers = layers
    }
}
