import DependencyContainer
import Domain
import FootballUI
import Navigation
import ServerMove

extension AppFeature {
    static let serverMove = AppFeature(
        (any ServerMoveBuilding).self,
        Module("ServerMove") {
            $0.register(
                (any ServerMoveBuilding).self, needs: (any ServerSelection).self, Session.self,
                (any ExchangeMonitor).self, (any PlayerRepository).self,
                (any MatchRepository).self, (any LocalTimeZone).self
            ) {
                ServerMoveFactory(
                    selection: $0, session: $1, exchange: $2, players: $3, matches: $4,
                    timeZone: $5)
            }
        },
        adds: [
            .settingsItem(
                CompositionStrings.server, detail: CompositionStrings.serverDetail
            ) {
                $0.makeServerMove(on: $1.navigator, navigation: $1)
            }
        ],
        links: [
            FeatureLink(
                to: ServerMoveRoute.self, of: (any ServerMoveBuilding).self, below: .settings
            ) { $0.makeServerMove(on: $1.navigator, navigation: $1) }
        ])
}

/// Handles the events of ServerMove.
extension SessionFlow: ServerMoveNavigation {
    func serverMoveDidRequestStart(_ start: @escaping @MainActor () -> Void) {
        navigator.askToLeave(.everything, then: start)
    }

    func serverMoveDidFinish(with session: Session) {
        onMove(session)
    }
}
