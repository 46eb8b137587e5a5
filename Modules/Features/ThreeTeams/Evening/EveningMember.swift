import Domain
import FairTeams

/// A person of an evening, with the current team.
struct EveningMember: Equatable {
    /// The player; nil for a guest and for a deleted player.
    let player: PlayerID?
    let name: String
    let position: Position?
    let origin: ThreeTeamMember.Origin
    /// The team.
    var team: TeamNumber
    /// True if the team has played its last match without this person.
    var isAbsent = false

    /// Creates a person of a plan.
    init(_ member: ThreeTeamMember) {
        player = member.player
        name = member.name.text
        position = member.position
        origin = member.origin
        team = member.team
    }

    /// Creates a person who has come during the evening.
    init(_ entry: LineUpEntry, in team: TeamNumber) {
        player = entry.playerID
        name = entry.name
        position = entry.position
        origin = entry.playerID == nil ? .guest : .squad
        self.team = team
    }
}

extension [EveningMember] {
    /// Returns the places of the members who can be a person. A guest who has become a player is
    /// found by the name. A name in several teams stands for nobody.
    func places(of player: PlayerID?, name: String) -> [Int] {
        if let player {
            let places = indices.filter { self[$0].player == player }
            if !places.isEmpty { return places }
        }
        let named = indices.filter { self[$0].player == nil && self[$0].name == name }
        return Set(named.map { self[$0].team }).count == 1 ? named : []
    }

    /// Returns the team of a person; nil for a newcomer.
    func team(of player: PlayerID?, name: String) -> TeamNumber? {
        places(of: player, name: name).first.map { self[$0].team }
    }

    /// Returns the teams of a match, or nil if it is no match of two of the teams: if most of its
    /// players are not in these teams.
    ///
    /// - Parameter expected: The match that counts if players are borrowed from the resting team,
    ///   so that two matches are equally likely.
    func teams(of lineUp: LineUp, expected: ThreeTeamMatch) -> ThreeTeamMatch? {
        func count(_ team: Team) -> [TeamNumber: Int] {
            let known = lineUp.players(of: team).compactMap {
                self.team(of: $0.playerID, name: $0.name)
            }
            return Dictionary(grouping: known, by: \.self).mapValues(\.count)
        }
        let (left, right) = (count(.a), count(.b))
        let matches = left.keys.flatMap { one in
            right.keys.compactMap { other in ThreeTeamMatch(left: one, right: other) }
        }
        func known(_ match: ThreeTeamMatch) -> Int {
            (left[match.left] ?? 0) + (right[match.right] ?? 0)
        }
        let most = matches.map(known).max() ?? 0
        guard 2 * most > lineUp.entries.count else { return nil }
        let likely = matches.filter { known($0) == most }
        return likely.count == 1
            ? likely.first : likely.first { $0.resting == expected.resting }
    }
}
