/// The storage for the navigation state of one user, so that the next start can restore it.
public protocol NavigationStateStore: Sendable {
    /// Returns the text of the last `save(_:)` for this user, or nil if there is none or the stored
    /// text is damaged.
    func savedState() async throws(StorageError) -> String?

    /// Replaces the stored text. A loss of power can lose the new text, but not a part of the text.
    func save(_ state: String) async throws(StorageError)
}
