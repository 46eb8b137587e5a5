import Domain
import FairTeams
import FootballUI

extension ConfirmPlayersStrings {
    static func name(of group: MatchDraft.Group) -> String {
        switch group {
        case .bench: bench
        case .teamA: FootballStrings.name(of: .a)
        case .teamB: FootballStrings.name(of: .b)
        }
    }

    static func placeholder(of group: MatchDraft.Group) -> String {
        switch group {
        case .bench: emptyBench
        case .teamA, .teamB: emptyTeam
        }
    }

    static func name(of relation: PairRule.Relation) -> String {
        switch relation {
        case .together: togetherWith
        case .apart: apartFrom
        }
    }
}
