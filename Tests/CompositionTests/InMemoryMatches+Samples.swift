import Domain
import TestSupport
import Testing

extension InMemoryMatches {
    /// Stores a match in progress.
    func store(_ match: Match) async throws {
        _ = try await start(match.state.start, startsClock: false, at: match.startedAt)
    }

    /// Stores a match in progress of ten players and a guest, with five goals and a bench.
    func startMatchWithScorers(at moment: Moment) async throws {
        let entries = SampleData.squad.prefix(10).enumerated().map { index, player in
            LineUpEntry(player, team: index < 5 ? .a : .b)
        }
        let lineUp = try #require(LineUp(entries))
        let start = MatchStart(lineUp: lineUp, bench: SampleData.squad.dropFirst(10).map(\.id))
        var match = try await self.start(start, startsClock: true, at: moment)
        let ids = match.state.participants.map(\.id)
        let guest = LineUpEntry(playerID: nil, name: "Cousin Joe", position: nil, team: .b)
        let kinds: [MatchEvent.Kind] = [
            .goal(Goal(.a, scorer: ids[0])), .goal(Goal(.b, scorer: ids[5])), .joined(guest),
            .goal(Goal(.a, scorer: ids[2])), .goal(Goal(.a, scorer: ids[0])), .left(ids[9]),
            .goal(Goal(.b, scorer: ids[1], isOwnGoal: true)),
        ]
        for kind in kinds { match = try await append(match.log.next(kind, at: moment), to: match) }
    }
}

extension AppHarness {
    /// Stores a finished match of the squad and opens it from the list of gathers.
    func openPlayedGather() async throws {
        matches.put(.played(by: players.all.prefix(10), at: clock.now()))
        try driver.selectTab("Gathers")
        await driver.settle()
        try driver.open("Tue 14 Nov")
        await driver.settle()
    }
}
