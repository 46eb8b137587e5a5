// Commands that start coordinators and show screens.
extension Navigator {
    // MARK: - Starting coordinators

    /// Starts a coordinator.
    ///
    /// - Parameters:
    ///   - child: The coordinator to start.
    ///   - parent: The coordinator that stays in the tree at least as long as the child; nil for
    ///     the topmost coordinator.
    ///   - placement: The position of the child's first screen. The default is the placement with
    ///     which the parent is being started, or `.push`.
    /// - Throws: `.coordinatorAlreadyStarted`, `.coordinatorNotStarted` for a parent that is not in
    ///   the tree, `.otherNavigator`, `.nothingShown`, and the error of `child.start(_:)`.
    public func start(
        _ child: any Coordinator, under parent: (any Coordinator)?, as placement: Placement? = nil
    ) throws(NavigationError) {
        try start(child, under: parent, as: placement, prepare: {}, deliverResult: nil)
    }

    /// - Parameters:
    ///   - prepare: Called before `child.start(_:)`.
    ///   - deliverResult: Called after `child.didLeave()`.
    func start(
        _ child: any Coordinator, under parent: (any Coordinator)?, as placement: Placement?,
        prepare: () -> Void, deliverResult: (() -> Void)?
    ) throws(NavigationError) {
        let parentRecord = editor.record(of: parent)
        try perform(covering: placement != .root, onto: stack(for: placement, of: parentRecord)) {
            editor throws(NavigationError) in
            guard child.navigator === self else { throw .otherNavigator }
            guard editor.record(of: child) == nil, !departed.contains(child) else {
                throw .coordinatorAlreadyStarted
            }
            guard parent == nil || parentRecord != nil else { throw absence(of: parent) }
            let record = TreeEditor.CoordinatorRecord(
                child, under: parentRecord, as: placement, deliverResult: deliverResult)
            editor.start(record)
            prepare()
            try child.start(StartPermission())
            guard record.isPresent || record.staysWithoutScreen || record.isLeaving else {
                throw .nothingShown
            }
        }
    }

    // MARK: - Showing screens

    /// Shows a screen.
    ///
    /// A screen that has left can be shown again. If the same coordinator removes and shows a
    /// screen in one transaction, the screen is moved and keeps its route.
    ///
    /// - Parameters:
    ///   - screen: The screen to show.
    ///   - route: The name of the screen in links and navigation states.
    ///   - placement: The position of the screen. The default for the first screen of a coordinator
    ///     is the placement that was passed to `start`, and for later screens `.push`.
    ///   - hint: A value for the user interface, such as a style or an animation. The navigator
    ///     does not use it; `hint(of:)` returns it.
    ///   - owner: The coordinator that shows the screen.
    /// - Throws: `.screenAlreadyShown`, `.otherNavigator`, `.coordinatorNotStarted`, or
    ///   `.nothingBelow` when there is nothing to replace or to present a modal.
    public func show(
        _ screen: any Screen, at route: (any Route)? = nil, as placement: Placement? = nil,
        hint: (any Sendable)? = nil, by owner: any Coordinator
    ) throws(NavigationError) {
        let record = editor.record(of: owner)
        let placement = self.placement(placement, of: record)
        try perform(covering: placement != .root, onto: stack(for: placement, of: record)) {
            editor throws(NavigationError) in
            guard let record else { throw absence(of: owner) }
            let stack = stack(for: placement, of: record)
            let node = try editor.makeNode(screen, at: route, hint: hint, by: record)
            try editor.put(
                NavigationTree.Node(id: node, content: .screen), as: placement, on: stack)
            pendingPlacement = nil
        }
    }

    /// Shows tabs.
    ///
    /// - Parameters:
    ///   - count: The number of tabs.
    ///   - route: The name of the tabs in links and navigation states.
    ///   - selected: The index of the tab that is selected first.
    ///   - placement: The position of the tabs. The default is that of `show(_:at:as:hint:by:)`.
    ///   - hint: A value for the user interface.
    ///   - owner: The coordinator that shows the tabs. Its later screens are pushed above the tabs;
    ///     with `.pushOnVisibleStack` they are pushed inside the selected tab.
    ///   - fill: Called with the index of each tab to show its screens.
    /// - Returns: The node of the tabs, for `selectTab(_:of:)`.
    /// - Throws: `.coordinatorNotStarted`, `.noSuchTab` for an index out of range, or `.emptyStack`
    ///   when there is no tab or a tab is empty.
    @discardableResult
    public func showTabs(
        _ count: Int, at route: (any Route)? = nil, selecting selected: Int = 0,
        as placement: Placement? = nil, hint: (any Sendable)? = nil, by owner: any Coordinator,
        fill: (Int) throws(NavigationError) -> Void
    ) throws(NavigationError) -> NodeID {
        let record = editor.record(of: owner)
        let placement = self.placement(placement, of: record)
        return try perform(covering: placement != .root, onto: stack(for: placement, of: record)) {
            editor throws(NavigationError) in
            guard let record else { throw absence(of: owner) }
            guard count > 0 else { throw .emptyStack }
            guard (0..<count).contains(selected) else { throw .noSuchTab(selected) }
            let stack = stack(for: placement, of: record)
            let node = try editor.makeNode(nil, at: route, hint: hint, by: record)
            let tabs = (0..<count).map { _ in editor.makeStack(in: node) }
            try editor.put(
                NavigationTree.Node(id: node, content: .tabs(tabs, selected: 0)), as: placement,
                on: stack)
            pendingPlacement = nil
            for (index, tab) in tabs.enumerated() {
                editor.select(index, of: node)
                try editor.fill(tab) { () throws(NavigationError) in try fill(index) }
            }
            editor.select(selected, of: node)
            return node
        }
    }

    /// Returns the placement of a coordinator's next screen.
    private func placement(
        _ placement: Placement?, of owner: TreeEditor.CoordinatorRecord?
    ) -> Placement {
        if let chosen = placement ?? editor.chosenPlacement(of: owner) { return chosen }
        if case .modal? = pendingPlacement { return .modal }
        return .push
    }

    /// Returns the stack of a coordinator's next screen; nil for a stack that does not exist yet.
    private func stack(
        for placement: Placement?, of owner: TreeEditor.CoordinatorRecord?
    ) -> StackID? {
        switch placement {
        case nil, .push, .replaceTop:
            return switch pendingPlacement {
            case .push(let stack)? where tree.stacks[stack] != nil: stack
            case .pushOnVisibleStack?: tree.visibleStack
            default: editor.ownStack(of: owner)
            }
        case .pushOnVisibleStack: return tree.visibleStack
        case .root, .modal: return nil
        }
    }
}
