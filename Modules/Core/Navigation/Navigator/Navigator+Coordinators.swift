extension Navigator {
    /// Starts a coordinator. Where its first screen goes is decided here.
    ///
    /// - Parameters:
    ///   - parent: lives at least as long as the child; nil for the first coordinator of all.
    ///   - placement: nil hands on what the parent itself was started with, or pushes.
    /// - Throws: `.coordinatorAlreadyStarted`, `.coordinatorNotStarted` (the parent),
    ///   `.nothingShown`, and whatever the child's own steps throw.
    public func start(
        _ child: any Coordinator,
        under parent: (any Coordinator)?,
        as placement: Placement? = nil
    ) throws(NavigationError) {
        try start(child, under: parent, as: placement, delivery: nil)
    }

    /// - Parameter delivery: where the child's result goes after it has been told that it left.
    func start(
        _ child: any Coordinator,
        under parent: (any Coordinator)?,
        as placement: Placement?,
        delivery: (any ResultDelivery)?
    ) throws(NavigationError) {
        let command = NavigationCommand.start(
            TypeName(child), under: parent.map { TypeName($0) }, as: placement)
        try perform(command) { () throws(NavigationError) in
            let key = ObjectIdentifier(child)
            let parentKey = parent.map { ObjectIdentifier($0) }
            guard owners[key] == nil, !departures.contains(where: { $0.coordinator === child })
            else {
                throw .coordinatorAlreadyStarted
            }
            if let parentKey {
                guard owners[parentKey] != nil else { throw .coordinatorNotStarted }
                owners[parentKey]?.children.insert(key)
            }
            owners[key] = Owner(coordinator: child, parent: parentKey, delivery: delivery)
            journal.append(.started(key))

            let outer = pendingPlacement
            pendingPlacement = placement ?? outer
            defer { if placement != nil { pendingPlacement = outer } }
            try child.start()
            guard owners[key]?.isPresent == true else { throw .nothingShown }
        }
    }

    /// Shows a screen: the first of a coordinator where its starter wants it, any later one on top.
    /// A screen that has left can be shown again; one that leaves in the same transaction moves, if
    /// it is the same coordinator that shows it.
    ///
    /// - Parameter route: what the place is called in links, files and logs; a screen that moves keeps
    ///   the one that it has.
    /// - Throws: `.screenAlreadyShown`, `.coordinatorNotStarted`, `.nothingBelow` (to replace).
    public func show(
        _ screen: any Screen, at route: (any Route)? = nil, by owner: any Coordinator
    ) throws(NavigationError) {
        let placement = pendingPlacement ?? .push
        let command = NavigationCommand.show(
            TypeName(screen), at: route?.record, by: TypeName(owner), as: placement)
        try perform(command) { () throws(NavigationError) in
            let node = try makeNode(screen, at: route, by: owner)
            try put(NavigationTree.Node(id: node, content: .screen), as: placement)
        }
        pendingPlacement = nil
    }

    /// Takes away every screen of a coordinator and of its children, and what stands above them.
    ///
    /// - Throws: `.coordinatorNotStarted`, `.emptyStack` when nothing would be left.
    public func leave(_ coordinator: any Coordinator) throws(NavigationError) {
        try perform(.leave(TypeName(coordinator))) { () throws(NavigationError) in
            let key = ObjectIdentifier(coordinator)
            guard owners[key] != nil else { throw .coordinatorNotStarted }
            for node in nodes(of: key) {
                // A cut below takes along what stands above, so most are gone by now.
                guard let stack = entries[node]?.stack,
                    let height = tree.nodes(of: stack).lastIndex(where: { $0.id == node })
                else { continue }
                cut(stack, keeping: height)
            }
        }
    }

    /// The nodes of a coordinator and of all below it, the oldest first.
    private func nodes(of key: ObjectIdentifier) -> [NodeID] {
        var found: [NodeID] = []
        var family = [key]
        while let member = family.popLast() {
            guard let owner = owners[member] else { continue }
            found += owner.nodes
            family += owner.children
        }
        return found.sorted { $0.number < $1.number }
    }
}
