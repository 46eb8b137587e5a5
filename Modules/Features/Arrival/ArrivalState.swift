import Domain

/// The state of the list of players who can be added to a match.
struct ArrivalState {
    /// The loaded part of the squad; nil before the first load.
    var page: SquadPage?
    /// The players who were selected for the match and do not play.
    var bench: [Player] = []
    /// The guests who were selected for the match and do not play.
    let benchGuests: [PlayerName]
    var search = ""
    /// The message of the error of the last load; nil after a success.
    var failure: String?
    /// The teams of the players who take part.
    let teams: [PlayerID: Team]
    /// The team with fewer players, to which Enter adds a player.
    let team: Team

    init(_ match: MatchState) {
        benchGuests = match.waitingGuests
        let present = match.participants.filter(\.isPresent).map(\.entry)
        // A player can have joined on two devices.
        teams = Dictionary(
            present.compactMap { entry in entry.playerID.map { ($0, entry.team) } },
            uniquingKeysWith: { $1 })
        let counts = Team.allCases.map { team in present.count { $0.team == team } }
        team = counts[1] < counts[0] ? .b : .a
    }

    /// True if the search has no term. A search of blanks only is incomplete input and hides no
    /// player.
    var isSearchBlank: Bool { search.allSatisfy(\.isWhitespace) }

    /// The name of the guest who can be added; nil for a text that is no name.
    var guest: PlayerName? { PlayerName(search) }
}
