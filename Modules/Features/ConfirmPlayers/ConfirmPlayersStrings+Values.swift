import Domain

extension ConfirmPlayersStrings {
    static func name(of group: MatchDraft.Group) -> String {
        switch group {
        case .bench: bench
        case .teamA: teamA
        case .teamB: teamB
        }
    }

    static func placeholder(of group: MatchDraft.Group) -> String {
        switch group {
        case .bench: emptyBench
        case .teamA, .teamB: emptyTeam
        }
    }
}
