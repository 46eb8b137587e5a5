public import Domain
import Synchronization

/// Remembers a place for as long as the test runs.
public final class InMemoryNavigationStateStore: NavigationStateStore {
    /// The calls that can be counted, held and made to fail.
    public enum Call: Hashable, Sendable {
        case savedState, save
    }

    /// Counts the calls, holds them and makes them fail.
    public let calls = CallControl<Call>()
    private let state: Mutex<String?>

    /// - Parameter text: what an earlier run has kept.
    public init(_ text: String? = nil) {
        state = Mutex(text)
    }

    /// What is kept now, without a call.
    public var text: String? { state.withLock { $0 } }

    /// What was kept last.
    public func savedState() async throws(StorageError) -> String? {
        try await calls.enter(.savedState)
        return text
    }

    /// Keeps a text instead of the one before.
    public func save(_ place: String) async throws(StorageError) {
        try await calls.enter(.save)
        state.withLock { $0 = place }
    }
}
