import Synchronization

/// The state of a connection shared by all threads.
final class OpenConnection: Sendable {
    private static let busy = Int64.max
    private static let condemned = Int64.min

    /// The network address of the client.
    let address: String
    /// The number of the loop that the connection belongs to.
    let loop: Int
    /// The time since which the server waits for a request, or one of the constants above.
    private let state: Atomic<Int64>

    /// Creates a connection that waits for a request.
    init(address: String, loop: Int, now: Int64) {
        self.address = address
        self.loop = loop
        state = Atomic(now)
    }

    var id: ObjectIdentifier { ObjectIdentifier(self) }

    /// The time since which the server waits for a complete request; nil while it answers one.
    var idleSince: Int64? {
        let time = state.load(ordering: .relaxed)
        return time == Self.busy || time == Self.condemned ? nil : time
    }

    /// Begins to answer a request.
    ///
    /// - Returns: A Boolean value that is false if the connection is to be closed.
    func beginRequest() -> Bool {
        state.exchange(Self.busy, ordering: .relaxed) != Self.condemned
    }

    /// Waits for the next request, or lets the connection be closed when others need the room.
    func becomeIdle(at time: Int64) {
        state.store(time, ordering: .relaxed)
    }

    /// Marks an idle connection as one that is to be closed.
    ///
    /// - Parameter time: The time since which the connection is idle.
    /// - Returns: A Boolean value that is false if a request was completed meanwhile.
    func condemn(idleSince time: Int64) -> Bool {
        state.compareExchange(expected: time, desired: Self.condemned, ordering: .relaxed).exchanged
    }
}
