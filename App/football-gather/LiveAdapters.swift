import Composition
import ConfirmPlayers
import DependencyContainer
import Domain
import Persistence
import UnicodeText

/// Brings the adapters that the app runs on to the container that knows everything else.
@MainActor func registerLiveAdapters(
    in container: Container, storage: Storage, time: any TimeSource, shuffle: PlayerShuffle
) {
    container.register((any Accounts).self, scope: .app) { storage.accounts }
    container.register((any SignInMemory).self, scope: .app) { storage.signInMemory }
    container.register((any TimeSource).self, scope: .app) { time }
    container.register((any TextFolding).self, scope: .app) { UTF8ProcFolding() }
    container.register(PlayerShuffle.self) { shuffle }
    container.register(SessionStorage.self, scope: .session, needs: Session.self) { session in
        SessionStorage(
            players: storage.players(of: session), matches: storage.matches(of: session),
            place: storage.place(of: session))
    }
}
