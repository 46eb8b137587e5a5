import Domain
import FoundationEssentials
import TestSupport
import Testing

@Suite struct `Rotation of teams` {
    private let time = ManualClock()
    private let squad = SampleData.squad

    /// Returns a match with the players of these numbers. Team A has won 1-0.
    private func match(
        _ teamA: [Int], _ teamB: [Int], bench: [Int] = [], guests: [String] = [],
        score: Score? = Score(a: 1, b: 0), duration: Duration = MatchClock.defaultDuration
    ) throws -> Match {
        let entries =
            teamA.map { LineUpEntry(squad[$0 - 1], team: .a) }
            + teamB.map { LineUpEntry(squad[$0 - 1], team: .b) }
        let start = MatchStart(
            lineUp: try #require(LineUp(entries)), bench: bench.map { squad[$0 - 1].id },
            benchGuests: guests.compactMap { PlayerName($0) }, duration: duration,
            score: try #require(score))
        return Match(id: UUID(), log: MatchLog(start, at: time.now(), device: testDevice))
    }

    /// Returns a match that ended half an hour ago.
    private func ended(_ teamA: [Int], _ teamB: [Int]) throws -> FinishedMatch {
        var match = try match(teamA, teamB)
        match.add(.ended, at: time.now())
        time.advance(by: .seconds(30 * 60))
        return try #require(match.finished)
    }

    private func rotation(after match: Match, _ earlier: [FinishedMatch] = []) -> Rotation {
        Rotation(after: match, finished: earlier.reversed(), players: squad)
    }

    /// Returns the numbers of the players in each group.
    private func groups(_ draft: MatchDraft?) -> [[Int64]] {
        MatchDraft.Group.allCases.map { group in
            draft.map { $0[group].map { $0.playerID?.number ?? 0 } } ?? []
        }
    }

    // MARK: The same people

    @Test func `the same teams play with the same bench and duration`() throws {
        let match = try match([1, 2], [3, 4], bench: [5], duration: .seconds(300))
        let draft = rotation(after: match).sameTeams
        #expect(groups(draft) == [[5], [1, 2], [3, 4]])
        #expect(draft.duration == .seconds(300))
        #expect(Set(MatchDraft.Group.allCases.flatMap { draft[$0].map(\.id) }).count == 5)
    }

    @Test func `new teams are a shuffle of both teams without the bench`() throws {
        let rotation = rotation(after: try match([1, 2], [3, 4], bench: [5]))
        let draft = rotation.newTeams(PlayerShuffle { $0.reversed() })
        #expect(groups(draft) == [[5], [4, 2], [3, 1]])
    }

    @Test func `late arrivals play again, and leavers do not`() throws {
        var match = try match([1, 2], [3, 4], bench: [5, 6])
        match.add(.left(match.state.participants[1].id), at: time.now())
        match.add(.joined(LineUpEntry(squad[4], team: .a)), at: time.now())
        #expect(groups(rotation(after: match).sameTeams) == [[6], [1, 5], [3, 4]])
    }

    @Test func `guests and deleted players play again as guests, and a deleted bench does not`()
        throws
    {
        var match = try match([1, 2], [3, 4], bench: [5, 6])
        let guest = LineUpEntry(playerID: nil, name: "Guest", position: nil, team: .b)
        match.add(.joined(guest), at: time.now())
        let known = squad.filter { ![2, 5].contains($0.id.number) }
        let draft = Rotation(after: match, finished: [], players: known).sameTeams
        #expect(groups(draft) == [[6], [1, 0], [3, 4, 0]])
        #expect(draft[.teamB].last?.name == "Guest")
    }

    @Test func `guests on the bench stay there until they come into the match`() throws {
        var match = try match([1, 2], [3, 4], bench: [5], guests: ["Joe", "guest", "guest"])
        func bench() -> [String] { rotation(after: match).sameTeams[.bench].map(\.name) }
        #expect(bench() == [squad[4].name.text, "Joe", "guest", "guest"])
        match.add(
            .joined(LineUpEntry(playerID: nil, name: "guest", position: nil, team: .b)),
            at: time.now())
        #expect(bench() == [squad[4].name.text, "Joe", "guest"])
        // A player with the name of a guest is somebody else.
        let joe = LineUpEntry(playerID: PlayerID(99), name: "Joe", position: nil, team: .a)
        match.add(.joined(joe), at: time.now())
        #expect(bench() == [squad[4].name.text, "Joe", "guest"])
        let draft = rotation(after: match).sameTeams
        #expect(Set(draft.members.map(\.id)).count == draft.members.count)
        // The next match has them on its bench again.
        #expect(draft.start?.benchGuests.map(\.text) == ["Joe", "guest"])
        #expect(draft.start?.bench == [squad[4].id])
    }

    @Test func `guests who have waited longer come in first`() throws {
        let joe = LineUpEntry(playerID: nil, name: "Joe", position: nil, team: .b)
        let entries = [LineUpEntry(squad[0], team: .a), joe]
        let start = MatchStart(lineUp: try #require(LineUp(entries)))
        var earlier = Match(id: UUID(), log: MatchLog(start, at: time.now(), device: testDevice))
        earlier.add(.ended, at: time.now())
        time.advance(by: .seconds(30 * 60))
        let match = try match([1], [3], bench: [5], guests: ["Joe", "Kim"])
        let next = rotation(after: match, [try #require(earlier.finished)])
        #expect(
            next.sameTeams[.bench].map(\.name) == [squad[4].name.text, "Kim", "Joe"])
        #expect(next.winnerStays?[.teamB].map(\.name) == [squad[4].name.text])
    }

    // MARK: The winner stays

    @Test func `the winner plays against the bench, and the others go to its end`() throws {
        let rotation = rotation(after: try match([1, 2], [3, 4], bench: [5, 6, 7]))
        #expect(rotation.stayingTeam == .a && rotation.reason == .victory)
        #expect(groups(rotation.winnerStays) == [[7, 3, 4], [1, 2], [5, 6]])
    }

    @Test func `a winner in team B stays there`() throws {
        let match = try match([1, 2], [3, 4], bench: [5, 6], score: Score(a: 0, b: 1))
        #expect(groups(rotation(after: match).winnerStays) == [[1, 2], [5, 6], [3, 4]])
    }

    @Test func `players of the leaving team fill a short bench in their order`() throws {
        let match = try match([1, 2, 3], [4, 5, 6], bench: [7])
        #expect(groups(rotation(after: match).winnerStays) == [[6], [1, 2, 3], [7, 4, 5]])
    }

    @Test func `without a bench nobody can come in`() throws {
        #expect(rotation(after: try match([1, 2], [3, 4])).winnerStays == nil)
    }

    @Test func `the player who has waited longest comes in first`() throws {
        let earlier = [
            try ended([1, 2], [7, 8]), try ended([1, 2], [5, 9]), try ended([1, 2], [6, 8]),
        ]
        let match = try match([1, 2], [3, 4], bench: [5, 6, 7, 8, 9, 10])
        let draft = rotation(after: match, earlier).winnerStays
        // 10 has not played, 7 has waited for two matches, 5 and 9 for one, 6 and 8 for none.
        #expect(groups(draft) == [[5, 9, 6, 8, 3, 4], [1, 2], [10, 7]])
    }

    @Test func `matches of another evening, later ones and the match itself do not count`() throws {
        let yesterday = try ended([5, 1], [2, 3])
        time.advance(by: .seconds(12 * 60 * 60))
        var match = try match([1, 2], [3, 4], bench: [5, 6, 7])
        match.add(.ended, at: time.now())
        time.advance(by: .seconds(60))
        let later = try ended([5, 6], [1, 2])
        let finished = [later, try #require(match.finished), yesterday]
        let rotation = Rotation(after: match, finished: finished, players: squad)
        #expect(groups(rotation.winnerStays) == [[7, 3, 4], [1, 2], [5, 6]])
    }

    // MARK: A draw

    @Test func `after a draw the team that has played longer leaves`() throws {
        let earlier = [try ended([1, 2], [5, 6])]
        let match = try match([1, 2], [3, 4], bench: [5, 6], score: Score())
        let rotation = rotation(after: match, earlier)
        #expect(rotation.stayingTeam == .b && rotation.reason == .playedLonger)
        #expect(groups(rotation.winnerStays) == [[1, 2], [5, 6], [3, 4]])
    }

    @Test func `after a draw of teams that have played equally long, team A stays`() throws {
        for earlier in [[], [try ended([1, 2], [3, 4])]] {
            let match = try match([1, 2], [3, 4], bench: [5, 6], score: Score())
            let rotation = rotation(after: match, earlier)
            #expect(rotation.stayingTeam == .a && rotation.reason == .draw)
        }
    }
}
