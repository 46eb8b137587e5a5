import Domain

/// A person or a guest with the final answer.
struct ListResult: Hashable, Sendable {
    /// A person or a guest.
    indirect enum Person: Hashable, Sendable {
        case player(PlayerID)
        /// A guest with the name as written.
        case guest(String)
        /// A player to add, with the name as written.
        case newPlayer(String)
        /// A name that the user must decide about.
        case undecided(String)
        /// A guest of a person, with a number from 1.
        case guestOf(Person, Int)
    }

    let person: Person
    let answer: Answer
    /// True if the person comes as soon as a place is free.
    let isWaiting: Bool
    /// The position among those who answered, from 1. An answer that is repeated keeps it.
    let order: Int
    /// The number of the line with the answer.
    let line: Int
}
