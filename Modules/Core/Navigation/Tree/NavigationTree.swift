/// The identity of a node, as long as it is in the tree.
public struct NodeID: Hashable, Sendable, CustomStringConvertible {
    let number: Int

    /// A short text for logs: `#7`.
    public var description: String { "#\(number)" }
}

/// The identity of a stack.
public struct StackID: Hashable, Sendable {
    let number: Int
    /// The node of the tabs that contain the stack; nil for the lowest stack of a layer.
    let tabs: NodeID?

    /// Returns whether both identities belong to the same stack.
    public static func == (left: StackID, right: StackID) -> Bool { left.number == right.number }

    /// Hashes the number of the stack.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// The structure of the navigation, as a value: layers, the root first and the modals above it,
/// each with a stack of nodes. A node is a screen, or tabs with one stack each.
///
/// Stacks are kept in a flat table, so that a change costs the same at any depth.
public struct NavigationTree: Equatable, Sendable {
    /// An element of a stack.
    public struct Node: Equatable, Sendable, Identifiable {
        /// The identity of the node. The navigator never reuses it.
        public let id: NodeID
        /// The content of the node.
        public internal(set) var content: Content
    }

    /// The content of a node.
    public enum Content: Equatable, Sendable {
        /// A screen. `Navigator.screen(at:)` returns it.
        case screen
        /// Tabs, each with its stack, and the index of the selected one.
        case tabs([StackID], selected: Int)
    }

    /// The root or a modal.
    public struct Layer: Equatable, Sendable {
        /// The lowest stack of the layer. Tabs on it have stacks of their own.
        public let stack: StackID
        /// The node that presents the modal, and with which the modal leaves; nil for the root.
        public let presenter: NodeID?
    }

    /// The layers, the root first. Empty until a screen is shown.
    public internal(set) var layers: [Layer] = []
    var stacks: [StackID: [Node]] = [:]

    /// Returns the nodes of a stack, the lowest first.
    public func nodes(of stack: StackID) -> [Node] { stacks[stack] ?? [] }

    /// The stack that the user sees: the stack of the topmost layer, or of the selected tab on it.
    public var visibleStack: StackID? { visible?.stack }

    /// The node that the user sees.
    public var visibleNode: NodeID? { visible?.nodes.last?.id }

    private var visible: (stack: StackID, nodes: [Node])? {
        var found: (StackID, [Node])?
        visitVisibleStacks { found = ($0, $1) }
        return found
    }

    /// The innermost visible stack with more than one node, and their number.
    var reducibleStack: (id: StackID, count: Int)? {
        var found: (StackID, Int)?
        visitVisibleStacks { if $1.count > 1 { found = ($0, $1.count) } }
        return found
    }

    /// The innermost tabs that contain the visible node; nil if there are none in the topmost
    /// layer.
    public var visibleTabs: Node? {
        var found: Node?
        visitVisibleStacks { if case .tabs? = $1.last?.content { found = $1.last } }
        return found
    }

    /// The node that presents a new modal: the visible one, or tabs whose selected tab is empty.
    var innermostNode: NodeID? {
        var found: NodeID?
        visitVisibleStacks { found = $1.last?.id ?? found }
        return found
    }

    /// Calls a closure with the stacks of the topmost layer from its own down to the visible one.
    private func visitVisibleStacks(_ visit: (StackID, [Node]) -> Void) {
        var next = layers.last?.stack
        while let stack = next {
            let nodes = nodes(of: stack)
            visit(stack, nodes)
            guard case .tabs(let tabs, let selected)? = nodes.last?.content else { return }
            next = tabs[selected]
        }
    }

    /// Every node, from the root up and with tabs in their order.
    public var allNodes: [Node] {
        func collect(_ stack: StackID) -> [Node] {
            nodes(of: stack).flatMap { node -> [Node] in
                guard case .tabs(let tabs, _) = node.content else { return [node] }
                return [node] + tabs.flatMap(collect)
            }
        }
        return layers.flatMap { collect($0.stack) }
    }

    /// Returns some of the nodes in the order in which the user would go back through them: those
    /// of the topmost layer first, and those in the selected tab before those in other tabs.
    func fromTop(_ wanted: Set<NodeID>) -> [NodeID] {
        var found: [NodeID] = []
        func visit(_ stack: StackID) {
            for node in nodes(of: stack).reversed() {
                guard found.count < wanted.count else { return }
                if case .tabs(let tabs, let selected) = node.content {
                    visit(tabs[selected])
                    for (index, tab) in tabs.enumerated() where index != selected { visit(tab) }
                }
                if wanted.contains(node.id) { found.append(node.id) }
            }
        }
        for layer in layers.reversed() { visit(layer.stack) }
        return found
    }
}
