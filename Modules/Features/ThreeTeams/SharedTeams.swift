import Domain
import FairTeams

/// Shared teams, and what the players have known then.
struct SharedTeams {
    let teams: [MatchDraft.Member.ID: TeamNumber]
    let order: PlayOrder
    var known: KnownTeams?
    let text: String
}
