import Synchronization

/// The connections of all threads, with the limits for them.
///
/// If there is no room for a connection, another one is closed: the oldest one that is idle or
/// whose request has not arrived completely, and otherwise that of the slowest reader.
final class ConnectionTable: Sendable {
    /// The result of asking for room.
    enum Admission {
        case admitted(OpenConnection)
        /// A connection is being closed, after which the acceptor gets a message and asks again.
        case waits
        case refused
    }

    private struct State {
        var connections: [ObjectIdentifier: OpenConnection] = [:]
        var counts: [String: Int] = [:]
        /// The number of connections of each loop.
        var loads: [Int]
        var nextLoop = 0
        var acceptorWaits = false
        var unsent: UnsentAnswers
        /// The slow readers whose loops have to close them.
        var slowReaders: [ObjectIdentifier: OpenConnection] = [:]
    }

    private let loops: [Mailbox<LoopMessage>]
    private let acceptor: Mailbox<AcceptorMessage>
    private let state: Mutex<State>

    init(
        _ options: HTTPListenerOptions, loops: [Mailbox<LoopMessage>],
        acceptor: Mailbox<AcceptorMessage>
    ) {
        self.loops = loops
        self.acceptor = acceptor
        state = Mutex(
            State(
                loads: loops.map { _ in 0 },
                unsent: UnsentAnswers(
                    limit: options.unsentBytes, addressLimit: options.unsentBytesPerAddress)))
    }

    // MARK: - Room

    /// Asks for room for a connection.
    ///
    /// - Parameter capacity: The largest number of connections.
    func admit(_ address: String, capacity: Int, now: Int64) -> Admission {
        state.withLock { state in
            let count = state.counts[address] ?? 0
            let isFull = state.connections.count >= capacity
            let addressCount = state.counts.count + (count == 0 ? 1 : 0)
            if count >= Self.share(of: capacity, among: addressCount) {
                return closeOne(of: address, &state, now: now) ? .waits : .refused
            }
            guard !isFull else {
                return closeOne(of: nil, &state, now: now) ? .waits : .refused
            }
            let loop = state.nextLoop
            let connection = OpenConnection(address: address, loop: loop, now: now)
            state.connections[connection.id] = connection
            state.counts[address] = count + 1
            state.loads[loop] += 1
            // Loops that have equally many take turns, because short connections end before the
            // next one.
            state.nextLoop =
                (1...state.loads.count).map { (loop + $0) % state.loads.count }
                .min { state.loads[$0] < state.loads[$1] } ?? 0
            return .admitted(connection)
        }
    }

    /// Closes a connection, because the system has no descriptor for another one.
    ///
    /// - Returns: A Boolean value that is false if all are busy. Otherwise the acceptor gets a
    ///   message.
    func makeRoom(now: Int64) -> Bool {
        state.withLock { closeOne(of: nil, &$0, now: now) }
    }

    func remove(_ connection: OpenConnection) {
        state.withLock { state in
            guard state.connections.removeValue(forKey: connection.id) != nil else { return }
            let count = state.counts[connection.address] ?? 0
            state.counts[connection.address] = count > 1 ? count - 1 : nil
            state.loads[connection.loop] -= 1
            state.unsent.remove(connection)
            state.slowReaders[connection.id] = nil
        }
        wakeAcceptor()
    }

    /// Makes the acceptor ask again if it waits.
    func wakeAcceptor() {
        let waited = state.withLock { state in
            defer { state.acceptorWaits = false }
            return state.acceptorWaits
        }
        if waited { acceptor.send(.roomMade) }
    }

    /// Returns the largest number of connections from one address. It shrinks when more addresses
    /// are connected, but many networks of one attacker leave some connections to each.
    private static func share(of capacity: Int, among addresses: Int) -> Int {
        max((capacity + addresses) / (addresses + 1), (capacity + 63) / 64)
    }

    private func closeOne(of address: String?, _ state: inout State, now: Int64) -> Bool {
        guard
            let connection = Self.condemnOldest(of: address, state)
                ?? state.unsent.removeSlowest(
                    now, where: { address == nil || $0.address == address })
        else { return false }
        state.acceptorWaits = true
        loops[connection.loop].send(.close(connection))
        return true
    }

    private static func condemnOldest(of address: String?, _ state: State) -> OpenConnection? {
        while true {
            var oldest: (connection: OpenConnection, time: Int64)?
            for connection in state.connections.values {
                guard address == nil || connection.address == address,
                    let time = connection.idleSince, time < oldest?.time ?? .max
                else { continue }
                oldest = (connection, time)
            }
            // A request may have been completed meanwhile.
            guard let oldest else { return nil }
            if oldest.connection.condemn(idleSince: oldest.time) { return oldest.connection }
        }
    }

    // MARK: - Answers that clients do not take

    /// Counts an answer that a client does not take at once. If there are too many, the connections
    /// of the slowest clients are closed.
    ///
    /// - Returns: Those of the same loop, which the caller closes at once. Otherwise many answers
    ///   could be made before the loop gets a message.
    func hold(_ count: Int, for connection: OpenConnection, now: Int64) -> [OpenConnection] {
        state.withLock { state in
            state.unsent.add(count, for: connection, now: now)
            while let slowest = state.unsent.removeExcess(beside: connection, now: now) {
                state.slowReaders[slowest.id] = slowest
                if slowest.loop != connection.loop { loops[slowest.loop].send(.close(slowest)) }
            }
            return state.slowReaders.values.filter { $0.loop == connection.loop }
        }
    }

    /// Notes that a client has taken a part of its answer.
    func advance(_ connection: OpenConnection, by count: Int) {
        state.withLock { $0.unsent.advance(connection, by: count) }
    }

    /// Ends an answer that a client did not take at once.
    func release(_ connection: OpenConnection) {
        state.withLock { state in
            state.unsent.remove(connection)
            state.slowReaders[connection.id] = nil
        }
    }
}
