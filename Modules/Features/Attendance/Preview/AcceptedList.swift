import Domain

/// A pasted list that the user has accepted.
struct AcceptedList: Sendable {
    /// The evening of a list.
    enum Target: Equatable, Sendable {
        /// An evening that is stored.
        case known(Evening.ID)
        /// A new one.
        case new(Evening)
    }

    /// The people with their answers, in order.
    let results: [ListResult]
    let target: Target
    /// The written names of players, which become nicknames.
    let nicknames: [PlayerID: ShortText]
}
