import Domain
import FairTeams

/// A rule in the form of JSON.
struct EncodedRule: Encodable {
    /// `spread`, `together`, `apart` or `member`.
    private let kind: String
    /// The position of a rule that spreads its players.
    private var position: String?
    /// The players of other rules.
    private var players: [TeamCandidate.ID]?
    /// The number of the team of a member, from 0 on.
    private var team: Int?

    /// Creates the form of a rule.
    init<Side>(_ rule: PlacementRule<Side>) {
        switch rule {
        case .spread(let position):
            kind = "spread"
            self.position = position.rawValue
        case .together(let pair):
            kind = "together"
            players = [pair.first, pair.second]
        case .apart(let pair):
            kind = "apart"
            players = [pair.first, pair.second]
        case .member(let player, let team):
            kind = "member"
            players = [player]
            self.team = Array(Side.allCases).firstIndex(of: team)
        }
    }
}
