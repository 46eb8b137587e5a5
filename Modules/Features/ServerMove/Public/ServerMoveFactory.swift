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

/// The dependencies of ServerMove.
public struct ServerMoveDependencies: Sendable {
    let selection: any ServerSelection
    let session: Session
    let exchange: any ExchangeMonitor
    let players: any PlayerRepository
    let matches: any MatchRepository
    let timeZone: any LocalTimeZone

    /// Creates the dependencies.
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
}

/// The default factory of ServerMove.
public struct ServerMoveFactory: ServerMoveBuilding {
    private let dependencies: ServerMoveDependencies

    /// Stores the dependencies of the coordinators that the factory makes.
    public init(_ dependencies: ServerMoveDependencies) {
        self.dependencies = dependencies
    }

    /// Returns a coordinator for the move, or for the exchange of an account that is on a server.
    /// The caller starts it.
    public func makeServerMove(
        on navigator: Navigator, navigation: any ServerMoveNavigation
    ) -> any Coordinator {
        ScreenCoordinator(at: ServerMoveRoute(), on: navigator) {
            [dependencies, weak navigation] work in
            if let server = dependencies.selection.server {
                let presenter = ExchangePresenter(server, dependencies, work: work)
                presenter.observe()
                return PageScreen(of: presenter, work: work) {
                    ExchangeView(state: $0, presenter: presenter).page
                }
            }
            let presenter = ServerMovePresenter(dependencies, work: work, navigation: navigation)
            return PageScreen(of: presenter, work: work) {
                ServerMoveView(state: $0, presenter: presenter).page
            }
        }
    }
}
