import Domain
import FairTeams

/// The fairness of the teams on screen, beside the fairest teams that were found.
struct ThreeTeamFairness: Equatable {
    /// The teams on screen.
    let split: ThreeTeamSplit
    /// The fairest teams until now.
    let fairest: ThreeTeamSplit
    /// The largest number by which the difference of other teams could be smaller than that of the
    /// fairest ones, in hundredths.
    let provenGap: Double
    /// The place of the teams in the order of fairness, from 0; nil if they were not found by the
    /// search, such as after a move.
    let place: Int?
    /// True if the teams on screen meet all rules.
    let meetsRules: Bool
    /// The fairest ones of those teams for which the fewest players leave the teams that they know;
    /// nil without such teams.
    let fewestMoves: TeamMoves?

    /// Teams, and the number of players who leave the teams that they know.
    struct TeamMoves: Equatable {
        let split: ThreeTeamSplit
        let count: Int
    }

    /// True if no teams are fairer.
    var isFairest: Bool {
        provenGap == 0 && meetsRules && split.difference == fairest.difference
    }
}
