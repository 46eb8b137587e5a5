import Domain

/// The state of the exchange with a server.
struct ExchangeState: Equatable {
    /// The matches and records with changes that the server has refused for one reason.
    struct Refusal: Equatable {
        let reason: String
        var titles: [String]
    }

    /// The address of the server.
    let server: String
    /// The last status; nil before the first exchange.
    var status: ExchangeStatus?
    var refusals: [Refusal] = []
    var isSending = false
}
