/// The meanings of the columns and the words of a squad list.
public struct SquadMeanings: Codable, Hashable, Sendable {
    /// The meaning of each column.
    public var columns: [SquadColumn]
    /// The words for positions that the user has changed, in the form of `listWord`; nil for none.
    var positions: [String: Position?] = [:]
    /// The values for skills that the user has changed, as they are written; nil for none.
    var skills: [String: Skill?] = [:]

    init(columns: [SquadColumn]) {
        self.columns = columns
    }
}

extension Skill: Codable {}
