/// The confirmations that are pending, each with the action that follows when the user agrees.
///
/// A class, because an action that is released can issue commands, which access the registry.
@MainActor final class ConfirmationRegistry {
    private struct Entry {
        /// Weak because the screen owns the confirmation and can withdraw it by releasing it.
        weak var confirmation: PendingConfirmation?
        let action: (Navigator) -> Void
    }

    private var entries: [NodeID: Entry] = [:]

    func add(
        _ confirmation: PendingConfirmation, for node: NodeID, action: @escaping (Navigator) -> Void
    ) {
        let replaced = entries[node]
        entries[node] = Entry(confirmation: confirmation, action: action)
        withExtendedLifetime(replaced) {}
    }

    /// Replaces the action of a node's pending confirmation.
    ///
    /// - Returns: Whether a confirmation is pending.
    func replaceAction(for node: NodeID, with action: @escaping (Navigator) -> Void) -> Bool {
        guard let confirmation = entries[node]?.confirmation else { return false }
        add(confirmation, for: node, action: action)
        return true
    }

    /// Removes a confirmation and returns its action; nil when it is not pending.
    func take(_ confirmation: PendingConfirmation, for node: NodeID) -> ((Navigator) -> Void)? {
        guard let entry = entries[node], entry.confirmation === confirmation else { return nil }
        entries[node] = nil
        return entry.action
    }

    /// Removes the confirmations of other nodes, and those that their screens have released.
    func prune(keeping isKept: (NodeID) -> Bool) {
        guard !entries.isEmpty else { return }
        let all = entries
        entries = all.filter { isKept($0.key) && $0.value.confirmation != nil }
    }
}
