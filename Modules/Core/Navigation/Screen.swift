/// Something that can be shown: one node of the navigation tree holds it and keeps it alive.
@MainActor public protocol Screen: AnyObject {
    /// What the screen has running. The navigator cancels it when the screen leaves the tree, so
    /// that no task outlives what it works for.
    var work: WorkScope { get }

    /// Asked before Back takes the screen away. A screen that answers false has a reason that it
    /// shows by itself (`Discard changes?`), and leaves by its own move when the user agrees.
    func mayLeave() -> Bool
}

extension Screen {
    /// True: Back may take it away at any time.
    public func mayLeave() -> Bool { true }
}
