public import Domain
public import FootballUI
import FoundationEssentials
import Synchronization

/// A selection of a server in memory.
public final class InMemoryServerSelection: ServerSelection {
    /// The calls that `calls` counts, holds or lets fail.
    public enum Call: Hashable, Sendable {
        case useThisDevice, move
    }

    /// A move of an account.
    public struct Move: Hashable, Sendable {
        /// The session that has moved.
        public let session: Session
        /// The address as typed.
        public let address: String
        /// The user name on the server.
        public let name: UserName
    }

    /// The control over the calls of this selection.
    public let calls = CallControl<Call>()
    private let address: Mutex<String?>
    private let storedMoves = Mutex<[Move]>([])
    private let moveError = Mutex<AccountMoveError?>(nil)

    /// Creates a selection.
    ///
    /// - Parameter server: The address of the server; nil if this device keeps the accounts.
    public init(_ server: String? = nil) {
        address = Mutex(server)
    }

    /// The moves so far.
    public var moves: [Move] { storedMoves.withLock { $0 } }

    /// The address of the server, or nil after `useThisDevice()`.
    public var server: String? { address.withLock { $0 } }

    /// Selects a server. Does not count as a call.
    public func use(_ server: String) {
        address.withLock { $0 = server }
    }

    /// Removes the server.
    public func useThisDevice() async throws(StorageError) {
        try await calls.enter(.useThisDevice)
        address.withLock { $0 = nil }
    }

    /// Makes the next moves fail, or no longer if `error` is nil.
    public func failMoves(with error: AccountMoveError?) {
        moveError.withLock { $0 = error }
    }

    /// Remembers the move, and returns a session of another user.
    public func move(
        _ session: Session, to text: String, as name: UserName, _ password: Password
    ) async throws(AccountMoveError) -> Session {
        do throws(StorageError) {
            try await calls.enter(.move)
        } catch {
            throw .account(.storage(error))
        }
        if let error = moveError.withLock({ $0 }) { throw error }
        address.withLock { $0 = text }
        storedMoves.withLock { $0.append(Move(session: session, address: text, name: name)) }
        return Session(user: User(id: UUID(), name: name), token: SessionToken("moved"))
    }
}
