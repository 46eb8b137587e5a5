/// Conditions for the splits of a search beside the rules.
struct ThreeTeamRestriction: Sendable {
    /// A number of players who leave known teams, whose names count.
    struct Moves: Sendable {
        /// The largest number.
        static let limit = 5

        /// The known teams. Other candidates are new.
        let teams: [TeamCandidate.ID: TeamNumber]
        let count: Int
    }

    /// The number of moves of all splits; nil for any number.
    var moves: Moves?
    /// Splits that are left out, also with other names of their teams.
    var excluded: [[TeamCandidate.ID: TeamNumber]] = []

    /// The splits that are left out, with all names of their teams.
    var excludedNames: [[TeamCandidate.ID: TeamNumber]] {
        excluded.flatMap { teams in
            StayCounts.renamings.map { names in teams.mapValues { names[$0.rawValue] } }
        }
    }
}
