// Commands that select tabs and remove screens.
extension Navigator {
    /// Selects a tab. Each tab keeps its stack, and everything above the tabs stays.
    ///
    /// - Parameters:
    ///   - index: The index of the tab.
    ///   - tabs: The node of the tabs, which `showTabs` returns.
    /// - Throws: `.noSuchTab`.
    public func selectTab(_ index: Int, of tabs: NodeID) throws(NavigationError) {
        try perform { editor throws(NavigationError) in
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
        try perform { _ throws(NavigationError) in try removeTop() }
    }

    /// Removes everything above a screen and selects the tabs that contain it.
    ///
    /// - Throws: `.screenNotShown`.
    public func pop(to screen: any Screen) throws(NavigationError) {
        try leave(.above(screen))
    }

    /// Removes everything above the lowest screen of the visible stack.
    ///
    /// - Throws: `.nothingBelow` in an empty tree.
    public func popToRoot() throws(NavigationError) {
        try perform { editor throws(NavigationError) in
            guard let stack = tree.visibleStack else { throw .nothingBelow }
            editor.cut(stack, keeping: 1)
        }
    }

    /// Removes the topmost modal with its stack.
    ///
    /// - Throws: `.noModal`.
    public func dismiss() throws(NavigationError) {
        try leave(.modal)
    }

    /// Removes every screen of a coordinator and its descendants, with everything above them.
    ///
    /// - Throws: `.coordinatorNotStarted`, `.stale` if the coordinator leaves with the current
    ///   change, or `.emptyStack` when the root or a tab would be empty.
    public func leave(_ coordinator: any Coordinator) throws(NavigationError) {
        try leave(.flow(coordinator))
    }

    /// Removes everything and rejects later changes. Has no effect in a transaction that fails.
    public func close() {
        guard !editor.isClosed else { return }
        withCommandSource(nil) { attempt { try perform { $0.close() } } }
    }

    /// Removes a part of the tree; `.everything` also ends the navigator.
    func leave(_ part: NavigationPart) throws(NavigationError) {
        if case .everything = part { return close() }
        try perform { _ throws(NavigationError) in try remove(part) }
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
