/// A navigation tree in names that last: what was where, to be kept over the end of the program.
///
/// A pure value. Its text is for a file: lines that a person can read, the last of them a checksum.
public struct NavigationSnapshot: Hashable, Sendable {
    /// One node of the tree: a screen, or tabs.
    public struct Node: Hashable, Sendable {
        /// What the node shows.
        public let route: RouteRecord
        /// The stacks of the tabs, each from the lowest node up; empty for a screen.
        public let tabs: [[Node]]
        /// Which tab is shown; 0 for a screen.
        public let selectedTab: Int

        /// - Parameters:
        ///   - route: what the node shows.
        ///   - tabs: the stacks of the tabs, each from the lowest node up.
        ///   - selectedTab: which tab is shown; the nearest that exists.
        public init(_ route: RouteRecord, tabs: [[Node]] = [], selectedTab: Int = 0) {
            self.route = route
            self.tabs = tabs
            self.selectedTab = max(0, min(selectedTab, tabs.count - 1))
        }
    }

    /// The root's stack first, then those of the modals above it; each from the lowest node up.
    public var layers: [[Node]]

    /// - Parameter layers: the root's stack first, then those of the modals above it.
    public init(layers: [[Node]] = []) {
        self.layers = layers
    }
}
