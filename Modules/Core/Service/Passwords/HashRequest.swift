/// A request to hash a password, with the values that decide its turn.
struct HashRequest: Sendable {
    /// A kind of requests. The lanes take turns, so none can keep another one waiting.
    enum Lane: CaseIterable, Sendable {
        /// Sign-ins from an address from which the account was used before.
        case knownAddress
        case newAddress
        case registration

        /// The largest number of requests that wait for each hasher, a few seconds of work.
        var capacity: Int {
            switch self {
            case .knownAddress, .newAddress: 24
            case .registration: 8
            }
        }
    }

    let lane: Lane
    /// The keys whose recent requests decide about the order in the lane, the most important one
    /// first.
    let keys: [String]
}
