public import Domain
import Synchronization

/// A store that keeps the display settings in memory.
public final class InMemoryDisplaySettingsStore: DisplaySettingsStore {
    /// The calls that `calls` counts, holds or lets fail.
    public enum Call: Hashable, Sendable {
        case savedSettings, save
    }

    /// The control over the calls of this store.
    public let calls = CallControl<Call>()
    private let settings: Mutex<String?>

    /// Creates a store with the settings that an earlier run has saved.
    public init(_ text: String? = nil) {
        settings = Mutex(text)
    }

    /// The stored settings. Reading them does not count as a call.
    public var text: String? { settings.withLock { $0 } }

    /// Returns the stored settings.
    public func savedSettings() async throws(StorageError) -> String? {
        try await calls.enter(.savedSettings)
        return text
    }

    /// Replaces the stored settings.
    public func save(_ settings: String) async throws(StorageError) {
        try await calls.enter(.save)
        self.settings.withLock { $0 = settings }
    }
}
