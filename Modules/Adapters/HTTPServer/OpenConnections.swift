/// The open connections of a server.
struct OpenConnections {
    private var connections: [ObjectIdentifier: ClientConnection] = [:]
    private var counts: [String: Int] = [:]

    /// The connections, in no order.
    var all: some Sequence<ClientConnection> { connections.values }

    /// Returns the number of connections from an address.
    func count(from address: String) -> Int { counts[address] ?? 0 }

    mutating func add(_ connection: ClientConnection) {
        connections[ObjectIdentifier(connection)] = connection
        counts[connection.address, default: 0] += 1
    }

    mutating func remove(_ connection: ClientConnection) {
        connections[ObjectIdentifier(connection)] = nil
        let count = count(from: connection.address)
        counts[connection.address] = count > 1 ? count - 1 : nil
    }
}
