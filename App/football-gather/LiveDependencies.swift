import AccountFiles
import Composition
import DependencyContainer
import Domain
import Persistence
import UnicodeText

/// The data that the app uses.
enum StoredData: Sendable {
    /// The data directory with this path.
    case directory(String)
    /// A copy of a snapshot, in memory.
    case copy(StorageSnapshot)
}

/// The dependencies of the app that differ from run to run.
struct LiveDependencies: Sendable {
    let data: StoredData
    let time: any TimeSource
    let timeZone: any LocalTimeZone
    let shuffle: PlayerShuffle

    /// Registers the adapters of the app. The storage is opened by `Container.prepare()`.
    @MainActor func register(in container: Container) {
        container.register(
            awaiting: Storage.self, scope: .app,
            needs: (any TextFolding).self, (any TimeSource).self
        ) { [data] in
            switch data {
            case .directory(let path):
                try await Storage.open(
                    directory: path, folding: $0, time: $1, passwordCost: .interactive)
            case .copy(let snapshot):
                try await Storage.open(
                    copyOf: snapshot, folding: $0, time: $1, passwordCost: .interactive)
            }
        }
        container.register((any Accounts).self, scope: .app, needs: Storage.self) { $0.accounts }
        container.register((any CredentialStore).self, scope: .app, needs: Storage.self) {
            $0.credentialStore
        }
        container.register((any DisplaySettingsStore).self, scope: .app, needs: Storage.self) {
            $0.displaySettings
        }
        container.register((any TimeSource).self, scope: .app) { [time] in time }
        container.register((any LocalTimeZone).self, scope: .app) { [timeZone] in timeZone }
        container.register((any TextFolding).self, scope: .app) { UTF8ProcFolding() }
        container.register((any AccountFiles).self, scope: .app) { LocalAccountFiles() }
        container.register(PlayerShuffle.self) { [shuffle] in shuffle }
        container.register(
            (any PlayerRepository).self, scope: .session, needs: Storage.self, Session.self
        ) { $0.players(of: $1) }
        container.register(
            (any MatchRepository).self, scope: .session, needs: Storage.self, Session.self
        ) { $0.matches(of: $1) }
        container.register(
            (any ArchiveRepository).self, scope: .session, needs: Storage.self, Session.self
        ) { $0.archives(of: $1) }
        container.register(
            (any NavigationStateStore).self, scope: .session, needs: Storage.self, Session.self
        ) { $0.navigationState(of: $1) }
    }
}
