import Arrival
import DemoSupport
import Domain
import TestSupport
import UnicodeText

/// The demo of Arrival.
@main enum Program {
    @MainActor static func main() {
        Demo("Arrival", makeNavigation: { $0 }, states: states).run()
    }

    private static let states = [
        state("bench", "four against four, and six on the bench"),
        state("many", "a squad of 1,000 players", SampleData.players(count: 1_000)),
        state("long-names", "names of 100 characters", SampleData.longNames, playing: 2),
        state("slow", "loading takes five seconds") { environment, players in
            environment.hold(players.calls.gate)
        },
        state("failing", "the data file is damaged") { _, players in
            players.calls.failAlways(with: .damaged)
        },
    ]

    private static func state(
        _ name: String, _ description: String, _ squad: [Player] = SampleData.squad,
        playing count: Int = 8,
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryPlayers) -> Void = { _, _ in }
    ) -> DemoState<DemoEnvironment> {
        DemoState(name, description) { environment, _ in
            let players = InMemoryPlayers(squad, folding: UTF8ProcFolding())
            prepare(environment, players)
            let entries = squad.prefix(count).enumerated().map { index, player in
                LineUpEntry(player, team: index.isMultiple(of: 2) ? .a : .b)
            }
            guard let lineUp = LineUp(entries) else {
                preconditionFailure("A match needs two players.")
            }
            let start = MatchStart(
                lineUp: lineUp, bench: squad.dropFirst(count).prefix(6).map(\.id))
            let match = MatchLog(start, at: environment.time.now(), device: testDevice).state
            let factory = ArrivalFactory(players: players, folding: UTF8ProcFolding())
            return LoggingArrivalFlow(factory, match, environment)
        }
    }
}
