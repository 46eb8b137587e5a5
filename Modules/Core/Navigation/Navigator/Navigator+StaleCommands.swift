extension Navigator {
    /// Does something on behalf of a screen: what a person does there. Commands that come of it,
    /// now or in the screen's own work, carry the screen with them, and those that come too late
    /// (a second Enter, when the first has led away already) are refused with `.stale`.
    ///
    /// - Parameter screen: nil when it is nobody's doing: nothing can come too late then. For a screen
    ///   that has left already everything does.
    public func withCommandSource(_ screen: (any Screen)?, _ body: () -> Void) {
        let origin = screen.map { self.origin(nodeOfScreen[ObjectIdentifier($0)]) }
        Origin.$current.withValue(origin, operation: body)
    }

    func origin(_ node: NodeID?) -> Origin {
        Origin(navigator: ObjectIdentifier(self), node: node)
    }

    /// The screen that a command comes from, if it comes from one here.
    var originOfCommand: Origin? {
        Origin.current.flatMap { $0.navigator == ObjectIdentifier(self) ? $0 : nil }
    }

    /// What shows something new comes from the screen that the user sees; anything else may come
    /// from one that is covered, but not from one that has left.
    func comesInTime(_ command: NavigationCommand) -> Bool {
        guard let origin = originOfCommand else { return true }
        guard let node = origin.node else { return false }
        return command.coversWhatIsVisible
            ? tree.visibleNode == node : entries[node]?.stack != nil
    }
}
