import Domain

extension ConfirmPlayersStrings {
    static func name(of group: MatchDraft.Group) -> String {
        switch group {
        case .bench: benchGroup
        case .teamA: teamAGroup
        case .teamB: teamBGroup
        }
    }

    static func placeholder(of group: MatchDraft.Group) -> String {
        switch group {
        case .bench: benchPlaceholder
        case .teamA, .teamB: teamAPlaceholder
        }
    }
}
