/// The confirmations that are pending, each with the action that follows when the user agrees.
struct ConfirmationRegistry {
    private struct Entry {
        /// Weak because the screen owns the confirmation and can withdraw it by releasing it.
        weak var confirmation: PendingConfirmation?
        var action: () -> Void
    }

    private var entries: [NodeID: Entry] = [:]

    mutating func add(
        _ confirmation: PendingConfirmation, for node: NodeID, action: @escaping () -> Void
    ) {
        entries[node] = Entry(confirmation: confirmation, action: action)
    }

    /// Replaces the action of a node's pending confirmation.
    ///
    /// - Returns: Whether a confirmation is pending.
    mutating func replaceAction(for node: NodeID, with action: @escaping () -> Void) -> Bool {
        guard entries[node]?.confirmation != nil else { return false }
        entries[node]?.action = action
        return true
    }

    /// Removes a confirmation and returns its action; nil when it is not pending.
    mutating func take(
        _ confirmation: PendingConfirmation, for node: NodeID
    ) -> (() -> Void)? {
        guard let entry = entries[node], entry.confirmation === confirmation else { return nil }
        entries[node] = nil
        return entry.action
    }

    /// Removes the confirmations of other nodes, and those that their screens have released.
    mutating func prune(keeping isKept: (NodeID) -> Bool) {
        entries = entries.filter { isKept($0.key) && $0.value.confirmation != nil }
    }
}
