extension Navigator {
    /// Does something on behalf of a screen: what a person does there. Commands that come of it,
    /// now or in the screen's own work, carry the screen with them, and those that come too late
    /// (a second Enter, when the first has led away already) are refused with `.stale`.
    ///
    /// - Parameter screen: nil when it is nobody's doing: nothing can come too late then.
    public func acting(for screen: (any Screen)?, _ body: () -> Void) {
        let node = screen.flatMap { nodeOfScreen[ObjectIdentifier($0)] }
        Origin.$current.withValue(node.map(origin), operation: body)
    }

    func origin(_ node: NodeID) -> Origin {
        Origin(navigator: ObjectIdentifier(self), node: node)
    }

    /// The node that a command comes from, if it comes from one here.
    var originOfCommand: NodeID? {
        guard let origin = Origin.current, origin.navigator == ObjectIdentifier(self) else {
            return nil
        }
        return origin.node
    }

    /// What shows something new comes from the screen that the user sees; anything else may come
    /// from one that is covered, but not from one that has left.
    func checkOrigin(of command: NavigationCommand) throws(NavigationError) {
        guard let origin = originOfCommand else { return }
        let isTimely =
            command.coversWhatIsVisible
            ? tree.visibleNode == origin : entries[origin]?.stack != nil
        if !isTimely { throw .stale }
    }
}
