import Navigation

/// A simple model of a navigator: nested arrays, which a transaction copies. Other values are
/// derived from the arrays. Screens and coordinators are numbers.
struct NavigationModel {
    /// A screen, or tabs.
    struct Node: Equatable {
        let serial: Int
        /// The number of the screen; nil for tabs.
        let screen: Int?
        let owner: Int
        let route: RouteRecord?
        let hint: Int?
        var tabs: [[Node]] = []
        /// The serials of the tabs' stacks.
        var stacks: [Int] = []
        var selected = 0

        /// The node and all nodes in its tabs.
        var family: [Node] { [self] + tabs.flatMap { $0.flatMap(\.family) } }
    }

    struct Layer: Equatable {
        /// The serial of the stack.
        let stack: Int
        var nodes: [Node]
        /// The serial of the node that presents the layer.
        let presenter: Int?
    }

    /// The screen on whose behalf a command is issued.
    struct Source {
        /// The serial of the screen's node; nil for a screen that was not in the tree.
        let node: Int?
    }

    /// The steps of coordinators.
    struct Scripts {
        /// The steps of `start()`.
        var start: [Int: [Step]] = [:]
        /// The steps of the first `didLeave()`.
        var didLeave: [Int: [Step]] = [:]
        /// The steps of the first `deinit` after the object has been in the tree.
        var screenDeinit: [Int: [Step]] = [:]
        var coordinatorDeinit: [Int: [Step]] = [:]
        var lifetimes: [Int: CoordinatorLifetime] = [:]
    }

    var layers: [Layer] = []
    var isClosed = false
    /// The coordinators in the tree.
    var started: Set<Int> = []
    var parents: [Int: Int] = [:]
    /// The coordinators that have shown something since they were started.
    var haveShown: Set<Int> = []
    /// The nodes of screens that the current transaction has removed, by screen.
    var moving: [Int: Node] = [:]
    /// The stacks in which the coordinators' first screens were shown.
    var homes: [Int: Int] = [:]
    /// The placements with which coordinators were started.
    var placements: [Int: Placement] = [:]
    var lifetimes: [Int: CoordinatorLifetime] = [:]
    /// The coordinators that have been removed explicitly.
    var leaving: Set<Int> = []
    /// The stack of the tab that is being filled, and the newest serial before that.
    var filledTab: (stack: Int, newest: Int)?
    /// True if the next screen is that of a link.
    var showsLink = false
    var depth = 0
    var hasChanged = false
    var lastSerial = 0

    /// The results that coordinators would report.
    var results: [Int: FlowResult<Int>] = [:]
    /// The coordinators that were started with `run`.
    var runs: Set<Int> = []
    /// The coordinators that have left and whose results are delivered after `didLeave()`.
    var pendingResults: Set<Int> = []
    var delivered: [Int: [FlowResult<Int>]] = [:]
    /// The coordinators whose `didLeave()` is to be called, with their parents: a group for each
    /// transaction.
    var departed: [[Int: Int?]] = []
    /// The coordinators that leave with the current change, also after their `didLeave()`.
    var leavingNow: Set<Int> = []
    /// The number of calls that an observer should have received.
    var observerCalls = 0
    /// The items of the link that waits until it can be opened.
    var pendingItems: [Int?]?
    /// The screens that refuse to leave.
    var refusing: Set<Int> = []
    var confirmations = ModelConfirmations()
    var backOutcomes: [BackOutcome] = []
    /// The errors that the navigator should have reported.
    var errors: [NavigationError] = []
    /// The items that links and navigation states cannot resolve.
    var unavailableItems: Set<Int> = []
    var source: Source?
    var hasTimelyCommand = false
    /// The screens and coordinators that have left and were not shown again.
    var leftScreens: Set<Int> = []
    var leftCoordinators: Set<Int> = []

    var nodes: [Node] { layers.flatMap { $0.nodes.flatMap(\.family) } }

    /// The nodes of the screens in the tree.
    var screens: [Int: Node] {
        var found: [Int: Node] = [:]
        for node in nodes { if let screen = node.screen { found[screen] = node } }
        return found
    }

    /// The stacks from that of the topmost layer down to the visible one.
    var visibleStacks: [[Node]] {
        guard var stack = layers.last?.nodes else { return [] }
        var found = [stack]
        while let top = stack.last, !top.tabs.isEmpty {
            stack = top.tabs[top.selected]
            found.append(stack)
        }
        return found
    }

    /// The serial of the visible stack.
    var visibleStack: Int? {
        guard var stack = layers.last?.stack, var nodes = layers.last?.nodes else { return nil }
        while let top = nodes.last, !top.tabs.isEmpty {
            stack = top.stacks[top.selected]
            nodes = top.tabs[top.selected]
        }
        return stack
    }

    /// The nodes of each stack, by the serial of the stack.
    var stacks: [Int: [Node]] {
        var found: [Int: [Node]] = [:]
        for layer in layers { found[layer.stack] = layer.nodes }
        for node in nodes { for (stack, tab) in zip(node.stacks, node.tabs) { found[stack] = tab } }
        return found
    }

    var visibleNode: Node? { visibleStacks.last?.last }
    var visibleScreen: Int? { visibleNode?.screen }
    var canGoBack: Bool { layers.count > 1 || visibleStacks.contains { $0.count > 1 } }

    /// Returns whether a coordinator without a screen stays in the tree with its parent.
    func stays(_ coordinator: Int) -> Bool {
        lifetimes[coordinator] == .untilFirstScreenLeaves && homes[coordinator] == nil
            && !leaving.contains(coordinator)
    }

    /// A coordinator and its descendants.
    func family(of coordinator: Int) -> Set<Int> {
        started.filter { one in
            sequence(first: one) { parents[$0] }.contains(coordinator)
        }
    }

    /// The tree as text.
    var outline: String {
        let names = Dictionary(uniqueKeysWithValues: nodes.map { ($0.serial, Self.name(of: $0)) })
        return layers.map { layer in
            "\(layer.presenter.flatMap { names[$0] } ?? "root"): \(Self.outline(of: layer.nodes))"
        }.joined(separator: "\n")
    }

    private static func outline(of stack: [Node]) -> String {
        stack.map { node in
            let tabs = node.tabs.isEmpty ? "" : " \(node.selected)\(node.tabs.map(outline))"
            return "\(name(of: node)) \(node.route.map { "\($0)" } ?? "")\(tabs) "
                + (node.hint.map { "with hint \($0)" } ?? "")
        }.joined(separator: ", ")
    }

    private static func name(of node: Node) -> String {
        name(ofScreen: node.screen, owner: node.owner)
    }

    /// The name of a node in outlines.
    static func name(ofScreen screen: Int?, owner: Int) -> String {
        "\(screen.map(String.init) ?? "tabs")/\(owner)"
    }
}

/// The confirmations of a model's screens. A transaction that fails undoes none of them.
struct ModelConfirmations {
    /// The action that follows a confirmation.
    enum Action {
        case back
        case open(Link)
        /// Issues `dismiss`, `popTo`, `leave` or `close`.
        case step(Step)
    }

    /// The screens that need a confirmation to leave.
    var askingScreens: Set<Int> = []
    /// The confirmation that each screen keeps.
    var kept: [Int: Int] = [:]
    /// The pending confirmations, by screen, with the serials of the nodes confirmed before.
    var pending: [Int: (confirmation: Int, action: Action, confirmed: Set<Int>)] = [:]
    var answers: [Int: Bool] = [:]
    private(set) var count = 0

    /// Returns whether the harness retains a confirmation, as it does with every third one.
    static func isRetained(_ confirmation: Int) -> Bool { confirmation.isMultiple(of: 3) }

    func isAlive(_ confirmation: Int) -> Bool {
        Self.isRetained(confirmation) || kept.values.contains(confirmation)
    }

    var pendingCount: Int { pending.values.count { isAlive($0.confirmation) } }

    /// Returns the confirmation that a screen keeps, or a new one.
    mutating func confirmation(of screen: Int) -> Int {
        if let confirmation = kept[screen] { return confirmation }
        count += 1
        kept[screen] = count
        return count
    }
}

extension [NavigationModel.Node] {
    /// The nodes and all nodes in their tabs.
    var family: [NavigationModel.Node] { flatMap(\.family) }
}
