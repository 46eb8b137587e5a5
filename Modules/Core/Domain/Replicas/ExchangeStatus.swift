/// The state of the exchange of a session's changes with a server.
public enum ExchangeStatus: Hashable, Sendable {
    /// The server has all changes of this device.
    case upToDate
    /// Changes wait to be sent.
    case waiting(Int)
    /// The server cannot be reached.
    case offline(waiting: Int)
    /// The server has no requests for changes, which stay on this device.
    case unsupported
    /// The server has refused changes, which stay on this device.
    case refused(Int)
    /// The server has ended the session.
    case sessionExpired
}

/// The exchange of a session's changes with a server.
public protocol ExchangeMonitor: Sendable {
    /// Returns the last status, if there is one, and those from now on. Without a server, there are
    /// none.
    func statuses() async -> AsyncStream<ExchangeStatus>

    /// Returns a value each time changes of other devices were stored. Without a server, there are
    /// none.
    func news() async -> AsyncStream<Void>

    /// Returns the last refused change of each match and record, in the order in which the server
    /// refused them. Without a server, there are none.
    func refusals() async -> [RefusedChange]

    /// Sends everything again that the server has refused.
    func retry() async
}

/// The absence of a server.
public struct NoExchange: ExchangeMonitor {
    /// Creates a monitor.
    public init() {}

    /// Returns no statuses.
    public func statuses() async -> AsyncStream<ExchangeStatus> {
        AsyncStream { $0.finish() }
    }

    /// Returns no values.
    public func news() async -> AsyncStream<Void> {
        AsyncStream { $0.finish() }
    }

    /// Returns no changes.
    public func refusals() async -> [RefusedChange] { [] }

    /// Does nothing.
    public func retry() async {}
}
