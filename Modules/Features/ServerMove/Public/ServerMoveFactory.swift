public import Domain
public import FootballUI
public import Navigation
import TerminalUI

/// A factory for the page that moves the account of this device to a server, or shows the exchange
/// with it.
@MainActor public protocol ServerMoveBuilding {
    /// Returns a coordinator for the move, or for the exchange of an account that is on a server.
    /// The caller starts it.
    ///
    /// - Parameter navigation: Held weakly.
    func makeServerMove(
        on navigator: Navigator, navigation: any ServerMoveNavigation
    ) -> any Coordinator
}

/// The default factory of ServerMove.
public struct ServerMoveFactory: ServerMoveBuilding {
    private let selection: any ServerSelection
    private let session: Session
    private let exchange: any ExchangeMonitor
    private let players: any PlayerRepository
    private let matches: any MatchRepository
    private let timeZone: any LocalTimeZone

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameters:
    ///   - selection: The place of the accounts.
    ///   - session: The session of the signed-in user.
    ///   - exchange: The exchange with the server, which has the refused changes.
    ///   - players: The squad of the user, for the names in refused changes.
    ///   - matches: The matches of the user, for the dates in refused changes.
    ///   - timeZone: The time zone of the displayed times.
    public init(
        selection: any ServerSelection, session: Session, exchange: any ExchangeMonitor,
        players: any PlayerRepository, matches: any MatchRepository, timeZone: any LocalTimeZone
    ) {
        self.selection = selection
        self.session = session
        self.exchange = exchange
        self.players = players
        self.matches = matches
        self.timeZone = timeZone
    }

    /// Returns a coordinator for the move, or for the exchange of an account that is on a server.
    /// The caller starts it.
    public func makeServerMove(
        on navigator: Navigator, navigation: any ServerMoveNavigation
    ) -> any Coordinator {
        ScreenCoordinator(at: ServerMoveRoute(), on: navigator) { [weak navigation] work in
            if let server = selection.server {
                let presenter = ExchangePresenter(
                    server, exchange: exchange, players: players, matches: matches,
                    timeZone: timeZone, work: work)
                presenter.observe()
                return PageScreen(of: presenter, work: work) {
                    ExchangeView(state: $0, presenter: presenter).page
                }
            }
            let presenter = ServerMovePresenter(
                session: session, selection: selection, work: work, navigation: navigation)
            return PageScreen(of: presenter, work: work) {
                ServerMoveView(state: $0, presenter: presenter).page
            }
        }
    }
}
