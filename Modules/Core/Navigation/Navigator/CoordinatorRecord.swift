extension TreeEditor {
    /// The properties of a coordinator that has been started.
    @MainActor final class CoordinatorRecord {
        let coordinator: any Coordinator
        let parent: CoordinatorRecord?
        /// The placement of the first screen, and its hint, if the parent has chosen them.
        let placement: Placement?
        let hint: (any Sendable)?
        let lifetime: CoordinatorLifetime
        /// The receiver of the coordinator's result.
        var delivery: (any ResultDelivery)?
        /// The coordinator's own work, once it has been requested.
        var work: WorkScope?
        /// The coordinator's nodes in the order in which they were created.
        private(set) var nodes: [NodeID] = []
        /// The children in the order in which they were started.
        private(set) var children: [CoordinatorRecord] = []
        /// The stack in which the first screen of the coordinator or a descendant was shown.
        var home: StackID?
        /// A Boolean value that indicates whether the coordinator is in the tree.
        var isStarted = false
        /// A Boolean value that indicates whether the coordinator has been removed explicitly.
        var isLeaving = false

        init(
            _ coordinator: any Coordinator, under parent: CoordinatorRecord?,
            as placement: Placement?, hint: (any Sendable)?, delivery: (any ResultDelivery)?
        ) {
            self.coordinator = coordinator
            self.parent = parent
            self.placement = placement
            self.hint = hint
            self.delivery = delivery
            lifetime = coordinator.lifetime
        }

        var key: ObjectIdentifier { ObjectIdentifier(coordinator) }

        /// A Boolean value that indicates whether a screen of the coordinator or a descendant is in
        /// the tree. A child without screens does not keep its parent.
        var isPresent: Bool {
            if !nodes.isEmpty { return true }
            for child in children where child.lifetime == .whileShown || child.isPresent {
                return true
            }
            return false
        }

        /// A Boolean value that indicates whether the coordinator stays without a screen.
        var staysWithoutScreen: Bool {
            switch lifetime {
            case .whileShown: false
            case .untilFirstScreenLeaves: home == nil && !isLeaving
            case .untilLeft: !isLeaving
            }
        }

        func insert(_ child: CoordinatorRecord) {
            children.append(child)
        }

        /// Removes a child. The search starts at the end because the newest child leaves most often.
        func remove(_ child: CoordinatorRecord) {
            if let index = children.lastIndex(where: { $0 === child }) {
                children.remove(at: index)
            }
        }

        func insert(_ node: NodeID) {
            nodes.append(node)
        }

        /// Removes a node. The search starts at the end because the newest node leaves most often.
        func remove(_ node: NodeID) {
            if let index = nodes.lastIndex(of: node) { nodes.remove(at: index) }
        }
    }
}
