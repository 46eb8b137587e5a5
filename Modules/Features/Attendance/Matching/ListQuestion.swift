import Domain

/// A question about a written name, which is asked once for all lines with the name.
struct ListQuestion: Hashable, Sendable {
    /// The key of the decision.
    let key: String
    /// The name as first written.
    let name: String
    /// True if the name stands for the user.
    let isUser: Bool
    /// The players who are likely meant, the most likely ones first; empty for an unknown name.
    let candidates: [PlayerID]
    /// The numbers of the lines.
    private(set) var lines: [Int]

    /// Adds a line with the same name.
    mutating func add(line: Int) {
        if lines.last != line { lines.append(line) }
    }

    /// Creates the question about the name of an entry.
    init(about entry: MatchedEntry) {
        key = entry.key
        name = entry.entry.name
        isUser = entry.entry.isUser
        candidates = entry.match.candidates
        lines = [entry.line]
    }
}
