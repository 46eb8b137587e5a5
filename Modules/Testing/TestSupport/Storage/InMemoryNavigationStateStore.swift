public import Domain
import Synchronization

/// A store that keeps the navigation state in memory.
public final class InMemoryNavigationStateStore: NavigationStateStore {
    /// The calls that `calls` counts, holds or lets fail.
    public enum Call: Hashable, Sendable {
        case savedState, save
    }

    /// The control over the calls of this store.
    public let calls = CallControl<Call>()
    private let state: Mutex<String?>

    /// Creates a store with the state that an earlier run has saved.
    public init(_ text: String? = nil) {
        state = Mutex(text)
    }

    /// The stored state. Reading it does not count as a call.
    public var text: String? { state.withLock { $0 } }

    /// Returns the stored state.
    public func savedState() async throws(StorageError) -> String? {
        try await calls.enter(.savedState)
        return text
    }

    /// Replaces the stored state.
    public func save(_ state: String) async throws(StorageError) {
        try await calls.enter(.save)
        self.state.withLock { $0 = state }
    }
}
