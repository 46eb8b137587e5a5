// Commands that change the stacks of the tree.
extension Navigator {
    /// Replaces the own stack of a coordinator. Screens that are already in the stack keep their coordinator and
    /// their work. New screens belong to `owner`.
    ///
    /// - Parameters:
    ///   - screens: The screens of the stack, the lowest first.
    ///   - routes: The names of the new screens in links, snapshots and logs, by their position.
    ///   - owner: The coordinator that shows the new screens.
    /// - Throws: `.emptyStack`, `.screenAlreadyShown` for a screen that occurs twice or is in
    ///   another stack, `.otherNavigator`, or `.coordinatorNotStarted`.
    public func setStack(
        _ screens: [any Screen], at routes: [(any Route)?] = [], by owner: any Coordinator
    ) throws(NavigationError) {
        let command = NavigationCommand.setStack(screens.map { TypeName($0) }, by: TypeName(owner))
        let record = editor.record(of: owner)
        try perform(command, onto: editor.ownStack(of: record)) { editor throws(NavigationError) in
            guard let record else { throw absence(of: owner) }
            guard !screens.isEmpty else { throw .emptyStack }
            let stack = editor.ownStack(of: record) ?? editor.addLayer(presenter: nil)
            let present = tree.nodes(of: stack).map(\.id)
            let known = Set(present)
            let wanted = screens.map { editor.node(of: $0) }
            let kept = zip(present, wanted).prefix { $0 == $1 }.count
            editor.cut(stack, keeping: kept, dropsEmptyModal: false)
            for (index, screen) in screens.enumerated().dropFirst(kept) {
                let node: NodeID
                if let present = editor.node(of: screen), known.contains(present) {
                    guard !editor.isInTree(present) else { throw .screenAlreadyShown }
                    node = present
                } else {
                    let route = routes.indices.contains(index) ? routes[index] : nil
                    node = try editor.makeNode(screen, at: route, by: record)
                }
                editor.append(NavigationTree.Node(id: node, content: .screen), to: stack)
            }
        }
    }

    /// Selects a tab. Each tab keeps its stack, and everything above the tabs stays.
    ///
    /// - Parameters:
    ///   - index: The index of the tab.
    ///   - tabs: The node of the tabs, which `showTabs` returns.
    /// - Throws: `.noSuchTab`.
    public func selectTab(_ index: Int, of tabs: NodeID) throws(NavigationError) {
        try perform(.selectTab(index, of: tabs)) { editor throws(NavigationError) in
            guard let stack = editor.record(of: tabs)?.stack,
                let node = tree.nodes(of: stack).last(where: { $0.id == tabs }),
                case .tabs(let stacks, _) = node.content, stacks.indices.contains(index)
            else { throw .noSuchTab(index) }
            editor.select(index, of: tabs)
        }
    }

    /// Removes the visible screen without asking it. Tabs leave with the last screen of the
    /// selected tab, and a modal leaves with its last screen.
    ///
    /// - Throws: `.nothingBelow` at the root.
    public func pop() throws(NavigationError) {
        try perform(.pop) { _ throws(NavigationError) in try removeTop() }
    }

    /// Removes everything above a screen and selects the tabs that contain it.
    ///
    /// - Throws: `.screenNotShown`.
    public func pop(to screen: any Screen) throws(NavigationError) {
        try perform(.popTo(TypeName(screen))) { _ throws(NavigationError) in
            try remove(.above(screen))
        }
    }

    /// Removes everything above the lowest screen of the visible stack.
    ///
    /// - Throws: `.nothingBelow` in an empty tree.
    public func popToRoot() throws(NavigationError) {
        try perform(.popToRoot) { editor throws(NavigationError) in
            guard let stack = tree.visibleStack else { throw .nothingBelow }
            editor.cut(stack, keeping: 1)
        }
    }

    /// Removes the topmost modal with its stack.
    ///
    /// - Throws: `.noModal`.
    public func dismiss() throws(NavigationError) {
        try perform(.dismiss) { _ throws(NavigationError) in try remove(.modal) }
    }

    /// Removes every screen of a coordinator and its descendants, with everything above them.
    ///
    /// - Throws: `.coordinatorNotStarted`, `.stale` if the coordinator leaves with the current change,
    ///   or `.emptyStack` when the root or a tab would be empty.
    public func leave(_ coordinator: any Coordinator) throws(NavigationError) {
        try perform(.leave(TypeName(coordinator))) { _ throws(NavigationError) in
            try remove(.flow(coordinator))
        }
    }

    /// Removes everything and rejects later changes. Has no effect in a transaction that fails.
    public func close() {
        guard !isClosed else { return }
        withCommandSource(nil) { attempt { try perform(.close) { $0.close() } } }
    }

    // MARK: - Editing

    /// Removes the visible screen, in a transaction.
    func removeTop() throws(NavigationError) {
        if let (stack, count) = tree.reducibleStack {
            return editor.cut(stack, keeping: count - 1)
        }
        guard tree.layers.count > 1 else { throw .nothingBelow }
        editor.dropLayer()
    }

    /// Removes a part of the tree, in a transaction.
    func remove(_ part: NavigationPart) throws(NavigationError) {
        switch part {
        case .modal:
            guard tree.layers.count > 1 else { throw .noModal }
            editor.dropLayer()
        case .above(let screen):
            guard let node = editor.node(of: screen),
                let stack = editor.record(of: node)?.stack,
                let height = tree.nodes(of: stack).lastIndex(where: { $0.id == node })
            else { throw .screenNotShown }
            editor.reveal(stack)
            editor.cut(stack, keeping: height + 1)
        case .flow(let coordinator):
            guard let record = editor.record(of: coordinator) else {
                throw absence(of: coordinator)
            }
            editor.remove(record)
        case .everything: editor.close()
        }
    }
}
