import Domain
import FairTeams

/// The fairness of the teams on screen, beside the fairest teams that were found.
struct ThreeTeamFairness: Equatable {
    /// The origin of the teams on screen.
    enum Origin: Equatable {
        /// The search for the fairest teams.
        case fairest
        /// The search for those that follow, with the place in the order of fairness, from 1; nil
        /// if the order is not certain.
        case next(place: Int?)
        /// Another one, such as a move.
        case other
    }

    /// The teams on screen.
    let split: ThreeTeamSplit
    let origin: Origin
    /// The fairest teams until now.
    let fairest: ThreeTeamSplit
    /// The largest number by which the difference of other teams could be smaller than that of the
    /// fairest ones, in hundredths.
    let provenGap: Double
    /// True if the teams on screen meet all rules.
    let meetsRules: Bool
    /// The fairest ones of those teams for which the fewest players leave the teams that they know;
    /// nil without such teams.
    let fewestMoves: TeamMoves?

    /// Teams beside those that the players know, and the number of players who leave these.
    struct TeamMoves: Equatable {
        let known: [TeamCandidate.ID: TeamNumber]
        let split: ThreeTeamSplit
        let count: Int
    }

    /// True if the sizes of the teams differ by at most one.
    var isEven: Bool {
        let sizes = TeamNumber.allCases.map { split.players(of: $0).count }
        return (sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1
    }

    /// True if no teams are fairer.
    var isFairest: Bool {
        provenGap == 0 && meetsRules && isEven && split.difference == fairest.difference
    }
}
