import DemoSupport
import Domain
import ServerMove
import TestSupport
import UnicodeText

/// The demo of ServerMove.
@main enum Program {
    @MainActor static func main() {
        Demo(
            "ServerMove", makeNavigation: LoggingServerMoveNavigation.init, states: states
        ).run()
    }

    private static let states = [
        state("default", "every server opens an account"),
        state("slow", "the move takes five seconds") { environment, selection in
            environment.hold(selection.calls.gate)
        },
        state("taken", "somebody else has the username") { _, selection in
            selection.failMoves(with: .account(.wrongCredentials))
        },
        state("moved", "a server has everything", server: "https://example.org"),
        state(
            "refused", "a server does not accept a player", server: "https://example.org",
            refused: [
                RefusedChange(
                    .record(kind: "player", PlayerID(1).uuid),
                    reason: "There are too many players. Delete some.")
            ]),
    ].compactMap(\.self)

    private static func state(
        _ name: String, _ description: String, server: String? = nil,
        refused: [RefusedChange] = [],
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryServerSelection) -> Void = {
            _, _ in
        }
    ) -> DemoState<LoggingServerMoveNavigation>? {
        let accounts = InMemoryAccounts(folding: UTF8ProcFolding())
        guard let ana = UserName("ana") else { return nil }
        accounts.add(ana, password: "correct horse")
        return accounts.addSession(of: ana).map { session in
            DemoState(name, description) { environment, navigation in
                let selection = InMemoryServerSelection(server)
                prepare(environment, selection)
                let exchange = StubExchange()
                exchange.send(refused.isEmpty ? .upToDate : .refused(refused.count), refused)
                return ServerMoveFactory(
                    selection: selection, session: session, exchange: exchange,
                    players: InMemoryPlayers(names: ["Ana"]), matches: InMemoryMatches(),
                    timeZone: FixedTimeZone(hours: 1)
                ).makeServerMove(on: environment.navigator, navigation: navigation)
            }
        }
    }
}
