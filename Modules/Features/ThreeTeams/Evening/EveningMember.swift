import Domain
import FairTeams

/// A person of an evening, with the current team.
struct EveningMember: Equatable {
    /// The player; nil for a guest and for a deleted player.
    private(set) var player: PlayerID?
    let name: String
    private(set) var position: Position?
    private(set) var origin: ThreeTeamMember.Origin
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
        isAbsent = member.presence == .left
    }

    /// Creates a person who has come during the evening.
    init(_ entry: LineUpEntry, in team: TeamNumber) {
        player = entry.playerID
        name = entry.name
        position = entry.position
        origin = entry.playerID == nil ? .guest : .squad
        self.team = team
    }

    /// Takes over the player who a guest has become.
    mutating func identify(as entry: LineUpEntry) {
        guard player == nil, let id = entry.playerID else { return }
        (player, position, origin) = (id, entry.position, .squad)
    }
}

extension [EveningMember] {
    /// A person to find, with the team that is preferred if several members can be meant.
    typealias Person = (player: PlayerID?, name: String, team: TeamNumber?)

    /// Returns the place of the member who each person is, or nil for a newcomer. Each member is
    /// one person only. A guest who has become a player is found by the name.
    func places(of people: [Person]) -> [Int?] {
        let players = Set(compactMap(\.player))
        var free = Array<Int>(indices)
        var places = [Int?](repeating: nil, count: people.count)
        // The same identity counts before the name, and a team that fits before another one.
        for (isIdentified, needsTeam) in [
            (true, true), (true, false), (false, true), (false, false),
        ] {
            for (index, person) in people.enumerated() where places[index] == nil {
                let isKnown = person.player.map(players.contains) ?? true
                guard isKnown == isIdentified else { continue }
                let found = free.firstIndex { place in
                    let member = self[place]
                    let isSame =
                        member.player == (isIdentified ? person.player : nil)
                        && (member.player != nil || member.name == person.name)
                    return isSame && (!needsTeam || member.team == person.team)
                }
                places[index] = found.map { free.remove(at: $0) }
            }
        }
        return places
    }

    /// Returns the team of each person, or nil for a newcomer and for a name in several teams.
    func clearTeams(of people: [Person]) -> [TeamNumber?] {
        zip(people, places(of: people)).map { person, place in
            guard let member = place.map({ self[$0] }) else { return nil }
            let others = filter { $0.player == nil && $0.name == member.name }
            let isClear = member.player != nil || others.allSatisfy { $0.team == member.team }
            return isClear ? member.team : nil
        }
    }

    /// Returns the teams of a match, or nil if it is no match of two of the teams: if most of its
    /// players are not in these teams.
    ///
    /// - Parameter expected: The match that counts if players are borrowed from the resting team,
    ///   so that two matches are equally likely.
    func teams(of lineUp: LineUp, expected: ThreeTeamMatch) -> ThreeTeamMatch? {
        let teams = clearTeams(of: lineUp.entries.map { ($0.playerID, $0.name, nil) })
        func count(_ side: Team) -> [TeamNumber: Int] {
            let known = zip(lineUp.entries, teams).compactMap { entry, team in
                entry.team == side ? team : nil
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
