import Domain
import FairTeams
import Records

/// The wishes of the organiser for three teams: the positions that are spread over the teams.
package enum ThreeTeamWishes: String, CaseIterable, FieldValue {
    case noPositions, goalkeepers, otherPositions, allPositions

    /// The wishes of an organiser who has not chosen any.
    static let usual = Self.goalkeepers

    private init(goalkeepers: Bool, others: Bool) {
        switch (goalkeepers, others) {
        case (false, false): self = .noPositions
        case (true, false): self = .goalkeepers
        case (false, true): self = .otherPositions
        case (true, true): self = .allPositions
        }
    }

    /// True if the goalkeepers are spread over the teams.
    var spreadsGoalkeepers: Bool {
        get { self == .goalkeepers || self == .allPositions }
        set { self = Self(goalkeepers: newValue, others: spreadsPositions) }
    }

    /// True if all other positions are spread over the teams.
    var spreadsPositions: Bool {
        get { self == .otherPositions || self == .allPositions }
        set { self = Self(goalkeepers: spreadsGoalkeepers, others: newValue) }
    }

    /// The wishes as rules, always in the same order.
    var rules: [ThreeTeamRule] {
        Position.allCases.filter { $0 == .goalkeeper ? spreadsGoalkeepers : spreadsPositions }
            .map { .spread($0) }
    }
}
