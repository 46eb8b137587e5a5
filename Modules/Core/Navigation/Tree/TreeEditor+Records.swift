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

    /// The properties of a coordinator that has been started.
    @MainActor final class CoordinatorRecord {
        let coordinator: any Coordinator
        let parent: CoordinatorRecord?
        /// The placement of the first screen, if the parent has chosen one.
        let placement: Placement?
        let lifetime: CoordinatorLifetime
        /// Delivers the coordinator's result after it has left.
        let deliverResult: (() -> Void)?
        /// The coordinator's own work, once it has been requested.
        var work: WorkScope?
        /// The coordinator's nodes in the order in which they were created.
        var nodes: [NodeID] = []
        /// The children in the order in which they were started.
        var children: [CoordinatorRecord] = []
        /// The stack in which the first screen of the coordinator or a descendant was shown.
        var home: StackID?
        /// True if the coordinator is in the tree.
        var isStarted = false
        /// True if the coordinator has been removed explicitly.
        var isLeaving = false

        init(
            _ coordinator: any Coordinator, under parent: CoordinatorRecord?,
            as placement: Placement?, deliverResult: (() -> Void)?
        ) {
            self.coordinator = coordinator
            self.parent = parent
            self.placement = placement
            self.deliverResult = deliverResult
            lifetime = coordinator.lifetime
        }

        var key: ObjectIdentifier { ObjectIdentifier(coordinator) }

        /// True if a screen of the coordinator or a descendant is in the tree. A child without
        /// screens does not keep its parent.
        var isPresent: Bool {
            if !nodes.isEmpty { return true }
            for child in children where child.lifetime == .whileShown || child.isPresent {
                return true
            }
            return false
        }

        /// True if the coordinator stays without a screen.
        var staysWithoutScreen: Bool {
            lifetime == .untilFirstScreenLeaves && home == nil && !isLeaving
        }

        /// Removes a child. The search starts at the end because the newest child leaves most
        /// often.
        func remove(_ child: CoordinatorRecord) {
            if let index = children.lastIndex(where: { $0 === child }) {
                children.remove(at: index)
            }
        }

        /// Removes a node. The search starts at the end because the newest node leaves most often.
        func remove(_ node: NodeID) {
            if let index = nodes.lastIndex(of: node) { nodes.remove(at: index) }
        }
    }
}
