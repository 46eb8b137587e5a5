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
