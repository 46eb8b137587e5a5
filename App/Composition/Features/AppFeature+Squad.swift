import DependencyContainer
import Domain
import Login
import PlayerAdd
import PlayerDetail
import PlayerEdit
import PlayerList

extension AppFeature {
    static let login = AppFeature(
        (any LoginBuilding).self,
        Module("Login") {
            $0.register(
                (any LoginBuilding).self, needs: (any Accounts).self, (any CredentialStore).self
            ) { LoginFactory(LoginDependencies(accounts: $0, credentials: $1)) }
        })

    static let playerList = AppFeature(
        (any PlayerListBuilding).self,
        Module("PlayerList") {
            $0.register(
                (any PlayerListBuilding).self,
                needs: (any PlayerRepository).self, (any MatchRepository).self,
                (any TextFolding).self
            ) { PlayerListFactory(PlayerListDependencies(players: $0, matches: $1, folding: $2)) }
        })

    static let playerAdd = AppFeature(
        (any PlayerAddBuilding).self,
        Module("PlayerAdd") {
            $0.register((any PlayerAddBuilding).self, needs: (any PlayerRepository).self) {
                PlayerAddFactory(PlayerAddDependencies(players: $0))
            }
        })

    static let playerDetail = AppFeature(
        (any PlayerDetailBuilding).self,
        Module("PlayerDetail") {
            $0.register((any PlayerDetailBuilding).self) { PlayerDetailFactory() }
        })

    static let playerEdit = AppFeature(
        (any PlayerEditBuilding).self,
        Module("PlayerEdit") {
            $0.register((any PlayerEditBuilding).self, needs: (any PlayerRepository).self) {
                PlayerEditFactory(PlayerEditDependencies(players: $0))
            }
        })
}
