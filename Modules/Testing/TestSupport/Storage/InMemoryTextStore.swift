public import Domain
import Synchronization

/// A store that keeps a text in memory.
public final class InMemoryTextStore: TextStore {
    /// The calls that `calls` counts, holds or lets fail.
    public enum Call: Hashable, Sendable {
        case savedText, save
    }

    /// The control over the calls of this store.
    public let calls = CallControl<Call>()
    private let stored: Mutex<String?>

    /// Creates a store with the text that an earlier run has saved.
    public init(_ text: String? = nil) {
        stored = Mutex(text)
    }

    /// The stored text. Reading it does not count as a call.
    public var text: String? { stored.withLock { $0 } }

    /// Returns the stored text.
    public func savedText() async throws(StorageError) -> String? {
        try await calls.enter(.savedText)
        return text
    }

    /// Replaces the stored text.
    public func save(_ text: String) async throws(StorageError) {
        try await calls.enter(.save)
        stored.withLock { $0 = text }
    }
}
