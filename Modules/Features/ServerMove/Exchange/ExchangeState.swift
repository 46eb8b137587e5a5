import Domain

/// The state of the exchange with a server.
struct ExchangeState: Equatable {
    /// The matches and records with changes that the server has refused for one reason.
    struct Refusal: Equatable {
        let reason: String
        /// The names of the first ones.
        var titles: [String]
        /// The number of all.
        var count = 1
    }

    /// The address of the server.
    let server: String
    /// The last status; nil before the first exchange.
    var status: ExchangeStatus?
    var refusals: [Refusal] = []
    var isSending = false
}
