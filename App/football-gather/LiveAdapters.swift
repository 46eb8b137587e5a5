import Composition
import DependencyContainer
import Domain
import Persistence
import UnicodeText

/// What the app runs on, as it was asked for.
struct LiveDependencies: Sendable {
    /// Where the data lives.
    let directory: String
    let time: any TimeSource
    let shuffle: PlayerShuffle
}

/// Brings the adapters that the app runs on to the container that knows everything else. The storage
/// is opened by `prepare()`, once the container was verified.
@MainActor func registerLiveAdapters(in container: Container, for surroundings: LiveDependencies) {
    let (time, shuffle) = (surroundings.time, surroundings.shuffle)
    container.register(
        awaiting: Storage.self, scope: .app, needs: (any TextFolding).self, (any TimeSource).self
    ) {
        try await Storage.open(
            directory: surroundings.directory, folding: $0, time: $1, passwordCost: .interactive)
    }
    container.register((any Accounts).self, scope: .app, needs: Storage.self) { $0.accounts }
    container.register((any CredentialStore).self, scope: .app, needs: Storage.self) {
        $0.credentialStore
    }
    container.register((any TimeSource).self, scope: .app) { time }
    container.register((any TextFolding).self, scope: .app) { UTF8ProcFolding() }
    container.register(PlayerShuffle.self) { shuffle }
    container.register(
        SessionStorage.self, scope: .session, needs: Storage.self, Session.self
    ) { storage, session in
        SessionStorage(
            players: storage.players(of: session), matches: storage.matches(of: session),
            place: storage.navigationState(of: session))
    }
}
