import ConfirmPlayers
public import DependencyContainer
import Domain
import Gather
import Login
import PlayerAdd
import PlayerDetail
import PlayerEdit
import PlayerList

/// Everything that the app is made of, but for the adapters: a runner registers those.
///
/// It has to bring, for the whole program, `any Accounts`, `any SignInMemory`, `any TimeSource` and
/// `any TextFolding` and a `PlayerShuffle`; and for a session, `SessionStorage`.
@MainActor public func makeAppContainer() -> Container {
    let container = Container()
    registerSession(in: container)
    registerSquad(in: container)
    registerMatch(in: container)
    requireFlows(in: container)
    return container
}

/// The flows ask for the features by themselves; here they say so.
@MainActor private func requireFlows(in container: Container) {
    container.require(
        (any Accounts).self, (any SignInMemory).self, (any LoginBuilding).self,
        SessionExpiry.self, by: "AppFlow")
    container.require(
        (any PlayerListBuilding).self, (any PlayerAddBuilding).self,
        (any PlayerDetailBuilding).self, (any PlayerEditBuilding).self,
        (any PlayerRepository).self, (any MatchRepository).self, (any PlaceMemory).self,
        by: "SessionFlow")
    container.require(
        (any ConfirmPlayersBuilding).self, (any GatherBuilding).self, by: "MatchFlow")
}

@MainActor private func registerSession(in container: Container) {
    container.expect(Session.self, in: .session)
    container.register(SessionExpiry.self, scope: .session) { SessionExpiry() }
    container.register(
        (any PlayerRepository).self, scope: .session,
        needs: SessionStorage.self, SessionExpiry.self
    ) { WatchedPlayers(base: $0.players, expiry: $1) }
    container.register(
        (any MatchRepository).self, scope: .session,
        needs: SessionStorage.self, SessionExpiry.self
    ) { WatchedMatches(base: $0.matches, expiry: $1) }
    container.register((any PlaceMemory).self, scope: .session, needs: SessionStorage.self) {
        $0.place
    }
    container.register(
        (any LoginBuilding).self, needs: (any Accounts).self, (any SignInMemory).self
    ) { LoginFactory(LoginDependencies(accounts: $0, memory: $1)) }
}

@MainActor private func registerSquad(in container: Container) {
    container.register(
        (any PlayerListBuilding).self,
        needs: (any PlayerRepository).self, (any MatchRepository).self, (any TextFolding).self
    ) { PlayerListFactory(PlayerListDependencies(players: $0, matches: $1, folding: $2)) }
    container.register((any PlayerAddBuilding).self, needs: (any PlayerRepository).self) {
        PlayerAddFactory(PlayerAddDependencies(players: $0))
    }
    container.register((any PlayerDetailBuilding).self) { PlayerDetailFactory() }
    container.register((any PlayerEditBuilding).self, needs: (any PlayerRepository).self) {
        PlayerEditFactory(PlayerEditDependencies(players: $0))
    }
}

@MainActor private func registerMatch(in container: Container) {
    container.register(
        (any ConfirmPlayersBuilding).self,
        needs: (any MatchRepository).self, (any TimeSource).self, PlayerShuffle.self
    ) {
        ConfirmPlayersFactory(ConfirmPlayersDependencies(matches: $0, time: $1, shuffle: $2))
    }
    container.register(
        (any GatherBuilding).self, needs: (any MatchRepository).self, (any TimeSource).self
    ) { GatherFactory(GatherDependencies(matches: $0, time: $1)) }
}
