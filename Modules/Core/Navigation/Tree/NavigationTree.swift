/// Names one place in the tree, for as long as it is there.
public struct NodeID: Hashable, Sendable, CustomStringConvertible {
    let number: Int

    /// A short name for logs: `#7`.
    public var description: String { "#\(number)" }
}

/// Names one stack.
public struct StackID: Hashable, Sendable {
    let number: Int
}

/// What is where, as a value: layers of stacks, the root first and the modals above it. A node of a
/// stack is a screen, or tabs with a stack each.
///
/// Stacks are kept in a flat table, so that a change on top costs the same at any depth.
public struct NavigationTree: Equatable, Sendable {
    /// One place in a stack.
    public struct Node: Equatable, Sendable, Identifiable {
        /// Stays with the node while it is in the tree, and is never given to another.
        public let id: NodeID
        /// What stands there.
        public internal(set) var content: Content
    }

    /// What stands in one place.
    public enum Content: Equatable, Sendable {
        /// A screen, which the navigator knows by the node.
        case screen
        /// One stack for each tab; exactly one of them is selected.
        case tabs([StackID], selected: Int)
    }

    /// The root, or one modal.
    public struct Layer: Equatable, Sendable {
        /// The stack at the bottom of the layer; tabs on it bring stacks of their own.
        public let stack: StackID
        /// Above which node a modal was presented; nil for the root. When that node leaves, the modal
        /// leaves with it.
        public let presenter: NodeID?
    }

    /// The root first, the topmost modal last. Empty before anything was shown.
    public internal(set) var layers: [Layer] = []
    var stacks: [StackID: [Node]] = [:]

    /// The nodes of a stack, the lowest first.
    public func nodes(of stack: StackID) -> [Node] { stacks[stack] ?? [] }

    /// The stack that the user sees: of the topmost layer, and through its tabs the selected one.
    public var visibleStack: StackID? {
        layers.last.map { innermost(of: $0.stack) }
    }

    /// The node that the user sees.
    public var visibleNode: NodeID? {
        visibleStack.flatMap { stacks[$0]?.last?.id }
    }

    /// The node that a modal would stand above: the visible one, or the tabs whose selected stack
    /// has no node yet.
    var innermostNode: NodeID? {
        guard let layer = layers.last else { return nil }
        return visiblePath(of: layer).reversed().lazy.compactMap { stacks[$0]?.last?.id }.first
    }

    /// Every node, from the root up, tabs in their order.
    public var allNodes: [Node] {
        func collect(_ stack: StackID) -> [Node] {
            nodes(of: stack).flatMap { node -> [Node] in
                guard case .tabs(let tabs, _) = node.content else { return [node] }
                return [node] + tabs.flatMap(collect)
            }
        }
        return layers.flatMap { collect($0.stack) }
    }

    private func innermost(of stack: StackID) -> StackID {
        guard case .tabs(let tabs, let selected)? = stacks[stack]?.last?.content else {
            return stack
        }
        return innermost(of: tabs[selected])
    }

    /// The stacks from a layer's own down to the innermost visible one.
    func visiblePath(of layer: Layer) -> [StackID] {
        var path = [layer.stack]
        while case .tabs(let tabs, let selected)? = stacks[path[path.count - 1]]?.last?.content {
            path.append(tabs[selected])
        }
        return path
    }
}
