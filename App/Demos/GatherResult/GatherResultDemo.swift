import DemoSupport
import Domain
import GatherResult
import TestSupport

/// The demo of GatherResult.
@main enum Program {
    @MainActor static func main() {
        Demo(
            "GatherResult", makeNavigation: LoggingGatherResultNavigation.init, states: states
        )
        .run()
    }

    private static let states = [
        state("bench", "five against five, and four on the bench", playing: 10),
        state("no-bench", "seven against seven, and nobody on the bench", playing: 14),
        state("draw", "a draw", playing: 10, goals: { _ in [] }),
        state("long-names", "names of 100 characters", SampleData.longNames, playing: 4),
        state("many", "50 players in each team", SampleData.players(count: 100), playing: 100),
        state(
            "slow", "loading takes five seconds", playing: 10,
            prepare: { environment, players in environment.hold(players.calls.gate) }),
        state(
            "failing", "the data file is damaged", playing: 10,
            prepare: { _, players in players.calls.failAlways(with: .damaged) }),
    ]

    /// Returns two goals of the first participant, and one of the second and third each.
    private static func goals(_ match: Match) -> [Goal] {
        let ids = match.state.participants.map(\.id)
        return [
            Goal(.a, scorer: ids[0]), Goal(.b, scorer: ids[1]), Goal(.a, scorer: ids[0]),
            Goal(.b, scorer: ids[2], isOwnGoal: true), Goal(.a),
        ]
    }

    private static func state(
        _ name: String, _ description: String, _ squad: [Player] = SampleData.squad,
        playing count: Int, goals: @escaping @Sendable (Match) -> [Goal] = goals,
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryPlayers) -> Void = { _, _ in }
    ) -> DemoState<LoggingGatherResultNavigation> {
        DemoState(name, description) { environment, navigation in
            let players = InMemoryPlayers(squad)
            prepare(environment, players)
            let match = match(squad, playing: count, at: environment.time.now(), goals)
            let factory = GatherResultFactory(
                players: players, matches: InMemoryMatches(current: match),
                timeZone: FixedTimeZone(), shuffle: PlayerShuffle { $0.shuffled() },
                time: environment.time)
            return factory.makeGatherResult(
                match, on: environment.navigator, navigation: navigation)
        }
    }

    /// Returns a match that ended after 8:42 minutes.
    private static func match(
        _ squad: [Player], playing count: Int, at start: Moment, _ goals: (Match) -> [Goal]
    ) -> Match {
        let entries = squad.prefix(count).enumerated().map { index, player in
            LineUpEntry(player, team: index.isMultiple(of: 2) ? .a : .b)
        }
        guard let lineUp = LineUp(entries) else {
            preconditionFailure("A match needs two players.")
        }
        let values = MatchStart(lineUp: lineUp, bench: squad.dropFirst(count).map(\.id))
        var match = Match(id: testDevice, log: MatchLog(values, at: start, device: testDevice))
        match.add(.clockStarted, at: start)
        for goal in goals(match) { match.add(.goal(goal), at: start) }
        var end = start
        end.wall += 522_000
        end.uptime += 522_000
        match.add(.ended, at: end)
        return match
    }
}
