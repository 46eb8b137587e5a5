import DemoSupport
import Domain
import PlayerList
import TerminalUI
import TestSupport
import UnicodeText

/// The demo of PlayerList.
@main enum Program {
    @MainActor static func main() {
        Demo("PlayerList", makeNavigation: LoggingPlayerListNavigation.init, states: states)
            .run()
    }

    private static let folding = UTF8ProcFolding()

    private static let states = [
        state(
            "squad", "14 players, and a gather that has ended", players: SampleData.squad,
            hasPlayed: true),
        state("empty", "no players"),
        state("loading", "loading takes five seconds", players: SampleData.squad) {
            environment, players, _ in
            environment.hold(players.calls.gate)
        },
        state("failing", "the data file is damaged") { _, players, matches in
            players.calls.failAlways(with: .damaged)
            matches.calls.failAlways(with: .damaged)
        },
        state("no-delete", "deleting fails: the disk is full", players: SampleData.squad) {
            _, players, _ in
            players.calls.failAlways(.delete, with: .full)
        },
        state("many", "10,000 players", players: SampleData.players(count: 10_000)),
        state("long-names", "names of 100 characters", players: SampleData.longNames),
        state(
            "in-progress", "a gather is in progress", players: SampleData.squad,
            isPlaying: true),
        state(
            "contributions", "another feature adds an action, and one for each row",
            players: SampleData.squad,
            contributions: { environment in
                [
                    .action(
                        ContributedAction("News", key: .character("n")) { environment.log("News") }),
                    .rowAction(
                        ContributedAction("Match", key: .character("m")) {
                            environment.log("Match of \($0.name.text)")
                        }),
                ]
            }),
    ]

    private static func state(
        _ name: String, _ description: String, players: [Player] = [], isPlaying: Bool = false,
        hasPlayed: Bool = false,
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryPlayers, InMemoryMatches) -> Void =
            {
                _, _, _ in
            },
        contributions: @escaping @MainActor (DemoEnvironment) -> [PlayerListContribution] = {
            _ in []
        }
    ) -> DemoState<LoggingPlayerListNavigation> {
        DemoState(name, description) { environment, navigation in
            let squad = InMemoryPlayers(players, folding: folding)
            let now = environment.time.now()
            let match = SampleData.match(of: players, startedAt: now)
            let finished = match.map {
                FinishedMatch(
                    id: $0.id, startedAt: now, endedAt: now, lineUp: $0.lineUp,
                    score: Score(a: 4, b: 2) ?? Score())
            }
            let matches = InMemoryMatches(
                current: isPlaying ? match : nil,
                finished: hasPlayed ? [finished].compactMap(\.self) : [])
            prepare(environment, squad, matches)
            let factory = PlayerListFactory(
                players: squad, matches: matches, folding: folding, timeZone: FixedTimeZone(),
                time: environment.time, contributions: contributions(environment))
            return factory.makePlayerList(on: environment.navigator, navigation: navigation)
        }
    }
}
