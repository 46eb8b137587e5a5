/// A whole split: the places of its parts in their lists, and its values.
struct JoinedSplit: Sendable {
    let outer: Int
    let left: Int
    let right: Int
    let deviation: Int
    /// The number of players who stay, if the teams are named so that it is largest.
    let stayCount: Int
}
