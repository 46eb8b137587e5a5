import Domain

/// The relation of a written name to the squad.
enum NameMatch: Hashable, Sendable {
    /// The name is that of one player.
    case certain(PlayerID)
    /// The name can be that of these players, the likely ones first.
    case doubt([PlayerID])
    /// No player has a similar name.
    case unknown
}

extension NameMatch {
    /// The players who can be meant, the likely ones first.
    var candidates: [PlayerID] {
        switch self {
        case .certain(let player): [player]
        case .doubt(let players): players
        case .unknown: []
        }
    }
}
