import DependencyContainer
import Domain
import FootballUI
import Login
import Navigation
import PlayerAdd
import PlayerDetail
import PlayerEdit
import PlayerList

extension AppFeature {
    static let login = AppFeature(
        (any LoginBuilding).self,
        Module("Login") {
            $0.register(
                (any LoginBuilding).self, needs: (any Accounts).self, (any CredentialStore).self,
                (any ServerSelection).self
            ) { LoginFactory(accounts: $0, credentials: $1, server: $2) }
        })

    static let playerList = AppFeature(
        (any PlayerListBuilding).self,
        Module("PlayerList") {
            $0.register(
                (any PlayerListBuilding).self,
                needs: (any PlayerRepository).self, (any MatchRepository).self,
                (any TextFolding).self, (any LocalTimeZone).self, (any TimeSource).self,
                [PlayerListContribution].self
            ) {
                PlayerListFactory(
                    players: $0, matches: $1, folding: $2, timeZone: $3, time: $4,
                    contributions: $5)
            }
        },
        links: [
            FeatureLink(below: .session) { destinations in
                // The list is the first screen of a session, so there is nothing to show.
                LinkDestination(PlayerListRoute.self, leadsTo: destinations[.players]) {
                    (_, flow: SessionFlow) async throws(DeepLinkError) in ResolvedDestination(flow)
                }
            }
        ])

    static let playerAdd = AppFeature(
        (any PlayerAddBuilding).self,
        Module("PlayerAdd") {
            $0.register((any PlayerAddBuilding).self, needs: (any PlayerRepository).self) {
                PlayerAddFactory(players: $0)
            }
        },
        links: [
            FeatureLink(below: .players) { _ in
                LinkDestination(PlayerAddRoute.self) {
                    (_, flow: SessionFlow) async throws(DeepLinkError) in
                    _ = try flow.dependencies.playerAdd.get()
                    return ResolvedDestination(show: try flow.showPlayerAdd())
                }
            }
        ])

    static let playerDetail = AppFeature(
        (any PlayerDetailBuilding).self,
        Module("PlayerDetail") {
            $0.register(
                (any PlayerDetailBuilding).self,
                needs: (any PlayerRepository).self, [PageContribution<Player>].self
            ) { PlayerDetailFactory(players: $0, contributions: $1) }
        },
        links: [
            FeatureLink(below: .players) { destinations in
                LinkDestination(PlayerDetailRoute.self, leadsTo: destinations[.player]) {
                    (route, flow: SessionFlow) async throws(DeepLinkError) in
                    _ = try flow.dependencies.playerDetail.get()
                    let player = try await flow.players([route.playerID])[0]
                    return ResolvedDestination(
                        PlayerLinkTarget(player: player, flow: flow),
                        show: try flow.showPlayerDetail(of: player))
                }
            }
        ])

    static let playerEdit = AppFeature(
        (any PlayerEditBuilding).self,
        Module("PlayerEdit") {
            $0.register((any PlayerEditBuilding).self, needs: (any PlayerRepository).self) {
                PlayerEditFactory(players: $0)
            }
        },
        links: [
            FeatureLink(below: .player) { _ in
                LinkDestination(PlayerEditRoute.self) {
                    (route, parent: PlayerLinkTarget) async throws(DeepLinkError) in
                    _ = try parent.flow.dependencies.playerEdit.get()
                    return ResolvedDestination(
                        show: try parent.flow.showPlayerEdit(of: route.field, of: parent.player))
                }
            }
        ])
}
