import Navigation

// Changes of nested stacks.
extension NavigationModel {
    /// Changes the layers. Removes modals without a node or without their presenter, and collects
    /// the nodes that were removed.
    mutating func change(
        _ edit: (inout [Layer]) throws(NavigationError) -> Void
    ) throws(NavigationError) {
        let before = layers
        let screensBefore = screens
        try edit(&layers)
        var serials: Set<Int> = []
        for (index, layer) in layers.enumerated() {
            let hasPresenter = layer.presenter.map(serials.contains) ?? true
            if index > 0, !hasPresenter || layer.nodes.isEmpty {
                layers.removeSubrange(index...)
                break
            }
            serials.formUnion(layer.nodes.flatMap(\.family).map(\.serial))
        }
        guard layers != before else { return }
        hasChanged = true
        let screensNow = screens
        for (screen, node) in screensBefore where screensNow[screen] == nil {
            moving[screen] = node
        }
        for screen in screensNow.keys { moving[screen] = nil }
    }

    /// Changes the stack with a serial; nil for the first stack, which does not exist yet.
    ///
    /// - Returns: The serial of the stack.
    @discardableResult
    mutating func change(
        _ stack: Int?, _ edit: (inout [Node]) throws(NavigationError) -> Void
    ) throws(NavigationError) -> Int {
        let serial = stack ?? newSerial()
        try change { layers throws(NavigationError) in
            if stack == nil { layers = [Layer(stack: serial, nodes: [], presenter: nil)] }
            for index in layers.indices {
                if layers[index].stack == serial { return try edit(&layers[index].nodes) }
                if try Self.edit(serial, in: &layers[index].nodes, edit) { return }
            }
        }
        return serial
    }

    private static func edit(
        _ serial: Int, in stack: inout [Node],
        _ edit: (inout [Node]) throws(NavigationError) -> Void
    ) throws(NavigationError) -> Bool {
        for height in stack.indices {
            for (tab, tabSerial) in stack[height].stacks.enumerated() {
                if tabSerial == serial {
                    try edit(&stack[height].tabs[tab])
                    return true
                }
                if try Self.edit(serial, in: &stack[height].tabs[tab], edit) { return true }
            }
        }
        return false
    }

    mutating func newSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    /// Returns the stack onto which a coordinator pushes.
    func ownStack(of coordinator: Int?) -> Int? {
        let stacks = stacks
        func home(_ coordinator: Int) -> Int? {
            homes[coordinator].flatMap { stacks[$0] == nil ? nil : $0 }
        }
        let ancestors = coordinator.map { sequence(first: $0) { parents[$0] } }
        let own = ancestors.flatMap { $0.lazy.compactMap(home).first } ?? visibleStack
        if let filledTab, stacks[filledTab.stack] != nil, let own, own <= filledTab.newest {
            return filledTab.stack
        }
        return own
    }

    /// Records that a node of a coordinator was put into a stack.
    mutating func settle(_ coordinator: Int, in stack: Int) {
        let stacks = stacks
        var next: Int? = coordinator
        while let member = next, homes[member].map({ stacks[$0] == nil }) ?? true {
            homes[member] = stack
            next = parents[member]
        }
    }

    /// Returns the placement with which the next screen of a coordinator is shown.
    func placement(of coordinator: Int) -> Placement {
        // The placement of a coordinator that has left is that of its last start.
        for member in sequence(first: coordinator, next: { parents[$0] }) {
            guard started.contains(member), homes[member] == nil else { break }
            if let placement = placements[member] { return placement }
        }
        return .push
    }

    /// Returns the stack of the next screen of a coordinator.
    func stack(for placement: Placement?, of coordinator: Int?) -> Int? {
        switch placement {
        case nil, .push, .replaceTop: showsLink ? visibleStack : ownStack(of: coordinator)
        case .pushOnVisibleStack: visibleStack
        case .root, .modal: nil
        }
    }

    static func popInnermost(_ stack: inout [Node]) -> Bool {
        if let top = stack.last, !top.tabs.isEmpty,
            popInnermost(&stack[stack.count - 1].tabs[top.selected])
        {
            return true
        }
        guard stack.count > 1 else { return false }
        stack.removeLast()
        return true
    }

    /// Removes the nodes above a screen and selects the tabs that contain it.
    static func reveal(_ screen: Int, in stack: inout [Node]) -> Bool {
        for height in stack.indices {
            let isFound =
                stack[height].screen == screen
                || stack[height].tabs.indices.contains { tab in
                    guard reveal(screen, in: &stack[height].tabs[tab]) else { return false }
                    stack[height].selected = tab
                    return true
                }
            if isFound {
                stack.removeSubrange((height + 1)...)
                return true
            }
        }
        return false
    }

    /// Selects a tab of the node with a serial.
    static func select(_ index: Int, of serial: Int, in stack: inout [Node]) {
        for height in stack.indices {
            if stack[height].serial == serial { stack[height].selected = index }
            for tab in stack[height].tabs.indices {
                select(index, of: serial, in: &stack[height].tabs[tab])
            }
        }
    }

    /// Removes the nodes of coordinators and everything above them.
    static func cut(_ family: Set<Int>, from stack: inout [Node]) {
        if let height = stack.firstIndex(where: { family.contains($0.owner) }) {
            stack.removeSubrange(height...)
        }
        for height in stack.indices {
            for tab in stack[height].tabs.indices {
                cut(family, from: &stack[height].tabs[tab])
            }
        }
    }
}
