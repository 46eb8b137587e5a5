extension Navigator {
    /// Runs a closure on behalf of a screen. Each command in it is rejected as `.stale` when it comes
    /// too late, such as that of a second Enter when the first one has left the screen.
    ///
    /// - Parameters:
    ///   - screen: The screen that received the user's input; nil for a command that no screen
    ///     issues, which is never stale. Every command of a screen that has left is stale.
    ///   - body: Issues the commands. The screen's work continues on its behalf.
    public func withCommandSource(_ screen: (any Screen)?, _ body: () -> Void) {
        let source = screen.map {
            CommandSource(tree: treeID, node: node(of: $0))
        }
        CommandSource.$current.withValue(source, operation: body)
    }

    /// Returns whether a command's source still allows it. A command that covers the visible screen
    /// must come from that screen; any other command from a screen that is in the tree.
    func isTimely(_ command: NavigationCommand) -> Bool {
        guard let source = commandSource else { return true }
        guard let node = source.node else { return false }
        return command.coversVisibleScreen ? tree.visibleNode == node : isInTree(node)
    }

    /// The source of the current command; nil when no screen of this navigator issues it.
    var commandSource: CommandSource? {
        CommandSource.current.flatMap { $0.tree == treeID ? $0 : nil }
    }
}
