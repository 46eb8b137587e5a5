import Service

/// A message to a thread with connections. It keeps the object of a connection, so that no other
/// one gets the identity of a connection that was closed meanwhile.
enum LoopMessage: Sendable {
    /// A socket was accepted.
    case open(Int32, OpenConnection)
    /// The service has made the response to the running request of a connection.
    case answer(OpenConnection, HTTPResponse)
    /// A connection has to make room.
    case close(OpenConnection)
    /// The thread ends when all requests that have arrived are answered.
    case stop
    /// The thread ends at once.
    case abort
}

/// A message to the acceptor.
enum AcceptorMessage: Sendable {
    /// A connection was closed.
    case roomMade
    case stop
}
