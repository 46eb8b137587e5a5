/// An entry of a list with the player it was matched to.
struct MatchedEntry: Hashable, Sendable {
    /// The effect of an entry on the result.
    enum Effect: Hashable, Sendable {
        /// The answer is part of the result.
        case counted
        /// A later line has another answer of the same person.
        case replaced(byLine: Int)
        /// The answer is not understood.
        case unclear
        /// The user decided that nobody is meant.
        case dismissed
    }

    /// The number of the line.
    let line: Int
    /// The number of the list in the text; nil for a chat message.
    let list: Int?
    /// The entry.
    let entry: ListEntry
    /// The key of the decision about the name. A decision can also replace a certain match.
    let key: String
    /// The relation of the name to the squad, before decisions. That of companions is the host's.
    let match: NameMatch
    /// The effect on the result.
    var effect = Effect.counted
}
