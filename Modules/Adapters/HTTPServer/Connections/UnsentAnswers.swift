/// The answers that clients do not take at once, with limits for their bytes.
struct UnsentAnswers {
    private struct Answer {
        let connection: OpenConnection
        let size: Int
        let start: Int64
        /// The number of bytes that the client has taken since the start.
        var taken = 0

        /// Returns whether the client is slower than another one. Of two that take nothing, the
        /// older one is.
        func isSlower(than other: Answer, at now: Int64) -> Bool {
            let (pace, otherPace) = (pace(at: now), other.pace(at: now))
            return pace < otherPace || (pace == otherPace && start < other.start)
        }

        private func pace(at now: Int64) -> Double { Double(taken) / Double(max(now - start, 1)) }
    }

    private let limit: Int
    private let addressLimit: Int
    private var answers: [ObjectIdentifier: Answer] = [:]
    private var sizes: [String: Int] = [:]
    private(set) var size = 0

    /// Creates an empty collection.
    ///
    /// - Parameters:
    ///   - limit: The largest number of bytes in all.
    ///   - addressLimit: The largest number of bytes for the clients of one address.
    init(limit: Int, addressLimit: Int) {
        self.limit = limit
        self.addressLimit = addressLimit
    }

    mutating func add(_ size: Int, for connection: OpenConnection, now: Int64) {
        remove(connection)
        answers[connection.id] = Answer(connection: connection, size: size, start: now)
        sizes[connection.address, default: 0] += size
        self.size += size
    }

    mutating func advance(_ connection: OpenConnection, by count: Int) {
        answers[connection.id]?.taken += count
    }

    mutating func remove(_ connection: OpenConnection) {
        guard let answer = answers.removeValue(forKey: connection.id) else { return }
        size -= answer.size
        let rest = (sizes[connection.address] ?? 0) - answer.size
        sizes[connection.address] = rest > 0 ? rest : nil
    }

    /// Removes the answer to the slowest client if there are too many bytes, first for one address
    /// and then in all. A single answer may be larger than a limit.
    ///
    /// - Parameter connection: The connection of the newest answer. Others of its loop come first,
    ///   because they can be closed at once.
    /// - Returns: The connection of the removed answer, which the caller closes.
    mutating func removeExcess(beside connection: OpenConnection, now: Int64) -> OpenConnection? {
        let address = connection.address
        let ofAddress = { (other: OpenConnection) in other.address == address }
        let ofLoop = { (other: OpenConnection) in other.loop == connection.loop }
        if sizes[address] ?? 0 > addressLimit {
            let slowest =
                removeSlowest(now) { $0 !== connection && ofAddress($0) && ofLoop($0) }
                ?? removeSlowest(now) { $0 !== connection && ofAddress($0) }
            if let slowest { return slowest }
        }
        guard size > limit else { return nil }
        return removeSlowest(now) { $0 !== connection && ofLoop($0) }
            ?? removeSlowest(now) { $0 !== connection }
    }

    /// Removes the answer to the slowest one of some clients.
    mutating func removeSlowest(
        _ now: Int64, where isCandidate: (OpenConnection) -> Bool
    ) -> OpenConnection? {
        let slowest = answers.values
            .filter { isCandidate($0.connection) }
            .min { $0.isSlower(than: $1, at: now) }?.connection
        if let slowest { remove(slowest) }
        return slowest
    }
}
