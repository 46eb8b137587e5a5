import Domain

/// A pasted list that the user has accepted.
struct AcceptedList: Sendable {
    /// The people with their answers, in order.
    let results: [ListResult]
    /// True if the list is one of a new evening.
    var startsEvening = false
    /// The written names of players, which become nicknames.
    let nicknames: [PlayerID: ShortText]
}
