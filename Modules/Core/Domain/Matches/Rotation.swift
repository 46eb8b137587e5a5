/// The possible next matches of the people of a match that has ended.
///
/// The people are the participants who have not left, and the players and guests on the bench. On
/// the bench the one who has waited longest comes first: whose last match of the evening is the
/// oldest, or who has not played this evening. Otherwise the order of the bench stays, with guests
/// after players.
public struct Rotation: Hashable, Sendable {
    /// The reason why one team stays and the other leaves.
    public enum Reason: Hashable, Sendable {
        /// The team that stays has won.
        case victory
        /// After a draw, the team that leaves has more players of the match before.
        case playedLonger
        /// After a draw of two teams that have played equally long, team A stays.
        case draw
    }

    /// Matches that started at most this long before the last one belong to the same evening.
    private static let evening = Duration.seconds(12 * 60 * 60)

    /// The team that stays if the winner stays.
    public let stayingTeam: Team
    /// The reason why this team stays.
    public let reason: Reason
    private let teamA: [MatchDraft.Member]
    private let teamB: [MatchDraft.Member]
    /// The bench, the player who has waited longest first.
    private let bench: [MatchDraft.Member]
    private let duration: Duration

    /// Creates the rotation after a match.
    ///
    /// - Parameters:
    ///   - match: The match that has ended.
    ///   - finished: Finished matches, the newest first. The match itself can be among them.
    ///   - players: The players of the match and of its bench. A participant whose player is not
    ///     among them becomes a guest, and a player on the bench is left out.
    public init(after match: Match, finished: [FinishedMatch], players: [Player]) {
        let evening = finished.filter { earlier in
            earlier.id != match.id && earlier.startedAt.wall <= match.startedAt.wall
                && match.startedAt.elapsed(since: earlier.startedAt) <= Self.evening
        }
        let known = Dictionary(players.map { ($0.id, $0) }) { first, _ in first }
        let members = match.state.participants.enumerated().map { index, participant in
            (participant, MatchDraft.Member(participant.entry, known, id: index + 1))
        }
        func present(in team: Team) -> [MatchDraft.Member] {
            members.filter { $0.0.isPresent && $0.0.entry.team == team }.map { $0.1 }
        }
        teamA = present(in: .a)
        teamB = present(in: .b)
        bench = Self.bench(of: match, known, evening)
        duration = match.clock.duration
        (stayingTeam, reason) = Self.stayingTeam(match.score.winner, teamA, teamB, evening.first)
    }

    private static func bench(
        of match: Match, _ known: [PlayerID: Player], _ evening: [FinishedMatch]
    ) -> [MatchDraft.Member] {
        let participants = Set(match.state.participants.compactMap(\.entry.playerID))
        let players = match.state.start.bench.filter { !participants.contains($0) }
            .compactMap { known[$0] }
        // The team of an entry has no meaning on the bench.
        let people =
            players.map { LineUpEntry($0, team: .a) }
            + match.state.waitingGuests.map {
                LineUpEntry(playerID: nil, name: $0.text, position: nil, team: .a)
            }
        // The number of matches since the last one of a person.
        func wait(_ person: MatchPerson) -> Int {
            evening.firstIndex { $0.lineUp.entries.contains { $0.person == person } }
                ?? evening.count
        }
        // `sort` does not promise to keep the order of equal elements.
        let inOrder = people.enumerated().sorted {
            (wait($1.element.person), $0.offset) < (wait($0.element.person), $1.offset)
        }
        let firstID = match.state.participants.count + 1
        return inOrder.enumerated().map { index, entry in
            MatchDraft.Member(entry.element, known, id: firstID + index)
        }
    }

    private static func stayingTeam(
        _ winner: Winner, _ teamA: [MatchDraft.Member], _ teamB: [MatchDraft.Member],
        _ earlier: FinishedMatch?
    ) -> (Team, Reason) {
        switch winner {
        case .teamA: return (.a, .victory)
        case .teamB: return (.b, .victory)
        case .draw:
            let veterans = [teamA, teamB].map { team in
                team.compactMap(\.playerID).count { earlier?.lineUp.contains($0) == true }
            }
            if veterans[0] == veterans[1] { return (.a, .draw) }
            return (veterans[0] < veterans[1] ? .a : .b, .playedLonger)
        }
    }

    /// The next match of the same teams.
    public var sameTeams: MatchDraft {
        MatchDraft(bench: bench, teamA: teamA, teamB: teamB, duration: duration)
    }

    /// Returns a match of new teams of the same people. The bench stays the same.
    public func newTeams(_ shuffle: PlayerShuffle) -> MatchDraft {
        var draft = MatchDraft(bench: teamA + teamB, duration: duration)
        draft.fillTeams(shuffle)
        return MatchDraft(
            bench: bench, teamA: draft[.teamA], teamB: draft[.teamB], duration: duration)
    }

    /// The next match if the winner stays; nil without a bench.
    ///
    /// The bench provides as many players as the staying team has. If there are fewer, players of
    /// the leaving team fill the gaps in their order. The others go to the end of the bench.
    public var winnerStays: MatchDraft? {
        let (staying, leaving) = stayingTeam == .a ? (teamA, teamB) : (teamB, teamA)
        guard !bench.isEmpty else { return nil }
        let queue = bench + leaving
        let next = Array(queue.prefix(staying.count))
        return MatchDraft(
            bench: Array(queue.dropFirst(next.count)),
            teamA: stayingTeam == .a ? staying : next, teamB: stayingTeam == .a ? next : staying,
            duration: duration)
    }
}

extension MatchDraft.Member {
    /// Creates a member from an entry, with the current values of the player.
    fileprivate init(_ entry: LineUpEntry, _ players: [PlayerID: Player], id: Int) {
        if let player = entry.playerID.flatMap({ players[$0] }) {
            self.init(player, id: id)
        } else {
            self.init(id: id, playerID: nil, name: entry.name, position: entry.position)
        }
    }
}

extension LineUp {
    fileprivate func contains(_ id: PlayerID) -> Bool { entries.contains { $0.playerID == id } }
}
