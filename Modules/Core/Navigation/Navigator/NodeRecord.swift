extension TreeEditor {
    /// The properties of a node.
    @MainActor final class NodeRecord {
        /// The screen; nil for tabs.
        let screen: (any Screen)?
        let owner: CoordinatorRecord
        let route: (any Route)?
        let hint: (any Sendable)?
        /// The stack that holds the node; nil after the current transaction has removed the node.
        var stack: StackID?

        init(
            _ screen: (any Screen)?, at route: (any Route)?, hint: (any Sendable)?,
            by owner: CoordinatorRecord
        ) {
            self.screen = screen
            self.route = route
            self.hint = hint
            self.owner = owner
        }
    }
}
