import Domain

/// A pasted list that the user has accepted.
struct AcceptedList: Sendable {
    /// The people with their answers, in order.
    let results: [ListResult]
    /// The new evening of the list; nil for the evening on the page.
    var newEvening: Evening?
    /// The written names of players, which become nicknames.
    let nicknames: [PlayerID: ShortText]
}
