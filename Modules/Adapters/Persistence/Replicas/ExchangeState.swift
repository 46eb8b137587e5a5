/// The state of a change in the exchange with a server.
enum ExchangeState: String {
    /// The server has stored the change.
    case done
    /// The server has not stored the change yet, or the account has no server.
    case waiting
    /// The server has refused the change.
    case refused
}
