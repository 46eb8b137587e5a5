public import Domain
import Synchronization

/// A selection of a server in memory.
public final class InMemoryServerSelection: ServerSelection {
    /// The calls that `calls` counts, holds or lets fail.
    public enum Call: Hashable, Sendable {
        case useThisDevice
    }

    /// The control over the calls of this selection.
    public let calls = CallControl<Call>()
    private let address: Mutex<String?>

    /// Creates a selection.
    ///
    /// - Parameter server: The address of the server; nil if this device keeps the accounts.
    public init(_ server: String? = nil) {
        address = Mutex(server)
    }

    /// The address of the server, or nil after `useThisDevice()`.
    public var server: String? { address.withLock { $0 } }

    /// Removes the server.
    public func useThisDevice() async throws(StorageError) {
        try await calls.enter(.useThisDevice)
        address.withLock { $0 = nil }
    }
}
