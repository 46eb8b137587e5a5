import Domain
import Navigation
import TestSupport
import Testing

@testable import ServerMove

/// The session of a user of this device.
@MainActor struct ServerMoveFixture {
    let selection: InMemoryServerSelection
    let session: Session
    let exchange = StubExchange()
    let players = InMemoryPlayers(names: ["Ana"])
    let matches = InMemoryMatches()
    let timeZone = FixedTimeZone(hours: 1)
    let navigation = ServerMoveNavigationSpy()
    let activity = Activity()

    init(server: String? = nil) throws {
        selection = InMemoryServerSelection(server)
        let accounts = InMemoryAccounts()
        let ana = try #require(UserName("Ana"))
        accounts.add(ana, password: "correct horse")
        session = try #require(accounts.addSession(of: ana))
    }

    var factory: ServerMoveFactory {
        ServerMoveFactory(
            selection: selection, session: session, exchange: exchange, players: players,
            matches: matches, timeZone: timeZone)
    }

    func makePresenter() -> ServerMovePresenter {
        ServerMovePresenter(
            session: session, selection: selection, work: WorkScope(activity),
            navigation: navigation)
    }
}

/// A navigation that remembers the events.
@MainActor final class ServerMoveNavigationSpy: ServerMoveNavigation {
    private(set) var sessions: [Session] = []

    /// True if all screens allow the move.
    var allowsStart = true

    func serverMoveDidRequestStart(_ start: @escaping @MainActor () -> Void) {
        if allowsStart { start() }
    }

    func serverMoveDidFinish(with session: Session) { sessions.append(session) }
}
