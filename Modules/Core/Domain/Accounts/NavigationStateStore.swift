/// What this device remembers of where a user was in the app, for the next start: a text that only
/// whoever wrote it has to understand.
public protocol NavigationStateStore: Sendable {
    /// The text that was kept last for this user; nil when there is none, or none that is whole.
    func savedState() async throws(StorageError) -> String?

    /// Keeps a text instead of the one before. It may be lost with the power, and is never half there.
    func save(_ place: String) async throws(StorageError)
}
