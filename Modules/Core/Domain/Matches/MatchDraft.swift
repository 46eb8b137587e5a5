/// A match that the organiser prepares: each player is on the bench or in a team.
public struct MatchDraft: Hashable, Sendable {
    /// A group of members, in the order on screen.
    public enum Group: CaseIterable, Sendable {
        case bench, teamA, teamB
    }

    /// A player or a guest.
    public struct Member: Hashable, Sendable, Identifiable {
        /// The number of the member in the draft, from 1.
        public let id: Int
        /// The identifier of the player, or nil for a guest.
        public let playerID: PlayerID?
        /// The name.
        public let name: String
        /// The preferred position, or nil if it is unknown.
        public let position: Position?

        /// Creates a member.
        ///
        /// - Parameters:
        ///   - id: A number that no other member of the draft has.
        ///   - playerID: The identifier of the player, or nil for a guest.
        ///   - name: The name.
        ///   - position: The preferred position, or nil if it is unknown.
        public init(id: Int, playerID: PlayerID?, name: String, position: Position?) {
            self.id = id
            self.playerID = playerID
            self.name = name
            self.position = position
        }

        /// Returns the member as an entry of a line-up.
        public func entry(in team: Team) -> LineUpEntry {
            LineUpEntry(playerID: playerID, name: name, position: position, team: team)
        }
    }

    /// The duration of the clock.
    public let duration: Duration
    private var bench: [Member]
    private var teamA: [Member]
    private var teamB: [Member]

    /// Creates a draft with all players and guests on the bench.
    public init(bench players: [Player] = [], guests: [PlayerName] = []) {
        let members = players.enumerated().map { Member($1, id: $0 + 1) }
        let others = guests.enumerated().map { index, name in
            Member(id: players.count + index + 1, playerID: nil, name: name.text, position: nil)
        }
        self.init(bench: members + others, duration: MatchClock.defaultDuration)
    }

    /// Creates a draft of members in groups.
    ///
    /// - Parameters:
    ///   - bench: The members who do not play.
    ///   - teamA: The members of team A.
    ///   - teamB: The members of team B.
    ///   - duration: The duration of the clock.
    /// - Precondition: The numbers of all members are different.
    public init(bench: [Member], teamA: [Member] = [], teamB: [Member] = [], duration: Duration) {
        self.bench = bench
        self.teamA = teamA
        self.teamB = teamB
        self.duration = duration
    }

    /// The members of a group, in their order.
    public private(set) subscript(group: Group) -> [Member] {
        get {
            switch group {
            case .bench: bench
            case .teamA: teamA
            case .teamB: teamB
            }
        }
        set {
            switch group {
            case .bench: bench = newValue
            case .teamA: teamA = newValue
            case .teamB: teamB = newValue
            }
        }
    }

    /// The members of all groups.
    package var members: [Member] { Group.allCases.flatMap { self[$0] } }

    /// The players of all groups, without guests.
    public var players: [PlayerID] { members.compactMap(\.playerID) }

    /// The start of this match; nil while a team is empty.
    public var start: MatchStart? {
        LineUp(teamA.map { $0.entry(in: .a) } + teamB.map { $0.entry(in: .b) }).flatMap { lineUp in
            guard lineUp.hasBothTeams else { return nil }
            return MatchStart(
                lineUp: lineUp, bench: bench.compactMap(\.playerID),
                benchGuests: bench.filter { $0.playerID == nil }.compactMap { PlayerName($0.name) },
                duration: duration)
        }
    }

    /// Returns the group and index of a member, or nil for an unknown member.
    public func location(of id: Member.ID) -> (group: Group, index: Int)? {
        for group in Group.allCases {
            if let index = self[group].firstIndex(where: { $0.id == id }) { return (group, index) }
        }
        return nil
    }

    /// Moves a member.
    ///
    /// - Parameter index: The index among the other members of the group, clamped to valid indices;
    ///   nil for the end.
    public mutating func move(_ id: Member.ID, to group: Group, at index: Int? = nil) {
        guard let old = location(of: id) else { return }
        let member = self[old.group].remove(at: old.index)
        let end = self[group].count
        self[group].insert(member, at: min(max(index ?? end, 0), end))
    }

    /// Moves members to teams, in the order of their numbers, and all others to the bench.
    public mutating func assign(_ teams: [Member.ID: Team]) {
        let members = bench + teamA + teamB
        let inTeams = members.sorted { $0.id < $1.id }
        bench = members.filter { teams[$0.id] == nil }
        teamA = inTeams.filter { teams[$0.id] == .a }
        teamB = inTeams.filter { teams[$0.id] == .b }
    }

    /// Moves all members from the bench to the teams, each to the team with fewer members. With an
    /// empty bench, assigns all members to the teams again.
    ///
    /// - Parameter shuffle: The order in which they are moved.
    public mutating func fillTeams(_ shuffle: PlayerShuffle) {
        if bench.isEmpty {
            bench = teamA + teamB
            (teamA, teamB) = ([], [])
        }
        let members = shuffle(bench)
        bench = []
        for member in members {
            self[teamB.count < teamA.count ? .teamB : .teamA].append(member)
        }
    }
}

extension MatchDraft.Member {
    /// Creates a member with the current values of a player.
    ///
    /// - Parameter id: A number that no other member of the draft has.
    public init(_ player: Player, id: Int) {
        self.init(
            id: id, playerID: player.id, name: player.name.text, position: player.preferredPosition)
    }
}
