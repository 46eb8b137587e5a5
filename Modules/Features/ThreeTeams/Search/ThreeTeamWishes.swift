import Domain
import FairTeams

/// The wishes of the organiser for three teams.
struct ThreeTeamWishes: Equatable {
    /// True if the goalkeepers are spread over the teams.
    var spreadsGoalkeepers = true
    /// True if all other positions are spread over the teams.
    var spreadsPositions = false

    /// The wishes as rules, always in the same order.
    var rules: [ThreeTeamRule] {
        Position.allCases.filter { $0 == .goalkeeper ? spreadsGoalkeepers : spreadsPositions }
            .map { .spread($0) }
    }
}
