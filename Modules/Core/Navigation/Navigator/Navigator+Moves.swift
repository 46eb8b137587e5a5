extension Navigator {
    /// Takes away what is on top: a screen, tabs whose visible stack has only one screen left, or a
    /// modal with its last screen. Asks nobody.
    ///
    /// - Throws: `.nothingBelow` at the root.
    public func pop() throws(NavigationError) {
        try perform(.pop) { () throws(NavigationError) in
            guard let layer = tree.layers.last else { throw .nothingBelow }
            for stack in tree.visiblePath(of: layer).reversed() {
                let count = tree.nodes(of: stack).count
                if count > 1 { return cut(stack, keeping: count - 1) }
            }
            guard tree.layers.count > 1 else { throw .nothingBelow }
            dropLayer()
        }
    }

    /// Takes away everything above a screen, wherever it is, so that the user sees it.
    ///
    /// - Throws: `.screenNotShown`.
    public func pop(to screen: any Screen) throws(NavigationError) {
        try perform(.popTo(TypeName(screen))) { () throws(NavigationError) in
            guard let node = nodeOfScreen[ObjectIdentifier(screen)],
                let home = entries[node]?.stack,
                let height = tree.nodes(of: home).lastIndex(where: { $0.id == node })
            else { throw .screenNotShown }
            reveal(home)
            cut(home, keeping: height + 1)
        }
    }

    /// Takes away everything above the lowest screen of the visible stack.
    public func popToRoot() throws(NavigationError) {
        try perform(.popToRoot) { () throws(NavigationError) in
            guard let stack = tree.visibleStack else { throw .nothingBelow }
            cut(stack, keeping: 1)
        }
    }

    /// Takes away the topmost modal with its whole stack.
    ///
    /// - Throws: `.noModal`.
    public func dismiss() throws(NavigationError) {
        try perform(.dismiss) { () throws(NavigationError) in
            guard tree.layers.count > 1 else { throw .noModal }
            dropLayer()
        }
    }

    /// Makes the visible stack consist of these screens, from the lowest up. Those that are in it
    /// already stay what they are; new ones belong to `owner`.
    ///
    /// - Parameter routes: what the new screens' places are called, as far as they have names.
    /// - Throws: `.emptyStack`, `.screenAlreadyShown` (elsewhere, or twice), `.coordinatorNotStarted`.
    public func setStack(
        _ screens: [any Screen], at routes: [(any Route)?] = [], by owner: any Coordinator
    ) throws(NavigationError) {
        let names = screens.map { TypeName($0) }
        try perform(.setStack(names, by: TypeName(owner))) { () throws(NavigationError) in
            guard !screens.isEmpty else { throw .emptyStack }
            let stack = tree.visibleStack ?? addLayer(presenter: nil)
            let present = tree.nodes(of: stack).map(\.id)
            let known = Set(present)
            let wanted = screens.map { nodeOfScreen[ObjectIdentifier($0)] }
            let kept = zip(present, wanted).prefix { $0 == $1 }.count
            cut(stack, keeping: kept, dropsEmptyModal: false)
            for (index, screen) in screens.enumerated().dropFirst(kept) {
                if let node = nodeOfScreen[ObjectIdentifier(screen)], known.contains(node) {
                    guard entries[node]?.stack == nil else { throw .screenAlreadyShown }
                    append(NavigationTree.Node(id: node, content: .screen), to: stack)
                } else {
                    let route = routes.indices.contains(index) ? routes[index] : nil
                    let node = try makeNode(screen, at: route, by: owner)
                    append(NavigationTree.Node(id: node, content: .screen), to: stack)
                }
            }
        }
    }

    /// Shows tabs on top of the visible stack. `fill` is called for each tab, and what it shows goes
    /// there; the first tab is selected.
    ///
    /// - Parameter route: what the tabs are called in links, files and logs.
    /// - Throws: `.coordinatorNotStarted`, `.emptyStack` when a tab is left empty.
    public func showTabs(
        _ count: Int,
        at route: (any Route)? = nil,
        by owner: any Coordinator,
        fill: (Int) throws(NavigationError) -> Void
    ) throws(NavigationError) {
        let placement = pendingPlacement ?? .push
        let command = NavigationCommand.showTabs(
            count, at: route?.record, by: TypeName(owner), as: placement)
        try perform(command) { () throws(NavigationError) in
            pendingPlacement = nil
            guard count > 0 else { throw .emptyStack }
            let tabs = (0..<count).map { _ in makeStack() }
            let node = try makeNode(nil, at: route, by: owner)
            try put(
                NavigationTree.Node(id: node, content: .tabs(tabs, selected: 0)), as: placement)
            guard let home = entries[node]?.stack else { throw .screenNotShown }
            for (index, tab) in tabs.enumerated() {
                select(index, on: home)
                try fill(index)
                guard !tree.nodes(of: tab).isEmpty else { throw .emptyStack }
            }
            select(0, on: home)
        }
    }

    /// Shows another tab; every tab keeps its stack.
    ///
    /// - Throws: `.noSuchTab`.
    public func selectTab(_ index: Int) throws(NavigationError) {
        try perform(.selectTab(index)) { () throws(NavigationError) in
            guard let layer = tree.layers.last else { throw .noSuchTab(index) }
            for stack in tree.visiblePath(of: layer).reversed() {
                guard case .tabs(let tabs, _)? = tree.nodes(of: stack).last?.content else {
                    continue
                }
                guard tabs.indices.contains(index) else { throw .noSuchTab(index) }
                return select(index, on: stack)
            }
            throw .noSuchTab(index)
        }
    }
}
