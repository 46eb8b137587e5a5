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

    /// Changes the visible stack.
    mutating func changeVisible(
        _ edit: (inout [Node]) throws(NavigationError) -> Void
    ) throws(NavigationError) {
        try change { layers throws(NavigationError) in
            if layers.isEmpty { layers = [Layer(nodes: [], presenter: nil)] }
            try Self.editInnermost(&layers[layers.count - 1].nodes, edit)
        }
    }

    private static func editInnermost(
        _ stack: inout [Node], _ edit: (inout [Node]) throws(NavigationError) -> Void
    ) throws(NavigationError) {
        guard let top = stack.last, !top.tabs.isEmpty else { return try edit(&stack) }
        try editInnermost(&stack[stack.count - 1].tabs[top.selected], edit)
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

    /// Selects a tab of the innermost visible tabs.
    static func select(_ index: Int, in stack: inout [Node]) throws(NavigationError) {
        guard let top = stack.last, !top.tabs.isEmpty else { throw .noSuchTab(index) }
        if top.tabs[top.selected].last?.tabs.isEmpty == false {
            return try select(index, in: &stack[stack.count - 1].tabs[top.selected])
        }
        guard top.tabs.indices.contains(index) else { throw .noSuchTab(index) }
        stack[stack.count - 1].selected = index
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
