extension Navigator {
    /// Runs a closure on behalf of a screen. Commands that come too late are rejected as `.stale`,
    /// such as the command of a second Enter after the first one has removed the screen.
    ///
    /// A `Task` that the closure starts is work of its own. Its commands have no source.
    ///
    /// - Parameters:
    ///   - screen: The screen that received the user's input; nil for commands without a screen,
    ///     which are never stale. All commands of a screen that has left are stale.
    ///   - body: Issues the commands. The operations in the screen's work scope also run on behalf
    ///     of the screen.
    public func withCommandSource(_ screen: (any Screen)?, _ body: () -> Void) {
        let source = screen.map {
            CommandSource(tree: ObjectIdentifier(editor), node: editor.node(of: $0))
        }
        CommandSource.with(source, body)
    }

    /// Returns whether a command is not stale. An input that shows a screen must come from the
    /// screen that it covers, any other command from a screen that is in the tree.
    ///
    /// - Parameters:
    ///   - coversVisibleScreen: Whether the command covers or replaces the visible screen.
    ///   - stack: The stack onto which the command pushes a screen.
    func isTimely(
        covering coversVisibleScreen: Bool, onto stack: @autoclosure () -> StackID? = nil
    ) -> Bool {
        guard let source = commandSource else { return true }
        guard let node = source.node else { return false }
        guard source.isInput, coversVisibleScreen else { return editor.isInTree(node) }
        if tree.visibleNode == node { return true }
        // The work of a hidden tab's screen can push in that tab.
        guard let stack = stack(), tree.nodes(of: stack).last?.id == node else { return false }
        return !editor.isCovered(node)
    }

    /// Returns the error of a command of a coordinator that is not in the tree: `.stale` if the
    /// coordinator leaves with the current change, as when a child's result reaches its flow.
    func absence(of coordinator: (any Coordinator)?) -> NavigationError {
        departed.isLeaving(coordinator) ? .stale : .coordinatorNotStarted
    }

    /// The source of the current command; nil when no screen of this navigator issues it.
    var commandSource: CommandSource? {
        CommandSource.current.flatMap { $0.tree == ObjectIdentifier(editor) ? $0 : nil }
    }
}

/// The screen on whose behalf a command is issued: the screen that received the user's input, or
/// the screen whose work is running.
struct CommandSource: Sendable {
    /// The identity of the navigator's tree. Node identities are unique within one tree only.
    let tree: ObjectIdentifier
    /// The node of the screen; nil for a screen that was not in the tree.
    let node: NodeID?
    /// A Boolean value that is false for background operations, which continue while their screen
    /// is covered.
    var isInput = true

    private struct Binding: Sendable {
        let source: CommandSource
        /// The task that handles the input; nil outside of tasks.
        let task: Int?
    }

    @TaskLocal private static var binding: Binding?

    /// The source of the commands that the current task issues. A task that handles an input can
    /// start other tasks. They are work of their own and have no source.
    static var current: CommandSource? {
        guard let binding, binding.task == currentTask else { return nil }
        return binding.source
    }

    private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

    /// Runs a closure whose commands have a source.
    static func with(_ source: CommandSource?, _ body: () -> Void) {
        guard source != nil || binding != nil else { return body() }
        $binding.withValue(binding(of: source), operation: body)
    }

    /// Runs an operation whose commands have a source.
    @MainActor static func with(
        _ source: CommandSource?, _ operation: WorkScope.Operation
    ) async {
        await $binding.withValue(binding(of: source), operation: operation)
    }

    private static func binding(of source: CommandSource?) -> Binding? {
        source.map { Binding(source: $0, task: currentTask) }
    }
}
