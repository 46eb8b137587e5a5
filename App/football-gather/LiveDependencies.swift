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

    /// The path of the data directory; nil for data in memory.
    var directory: String? {
        if case .directory(let path) = self { path } else { nil }
    }
}

/// The dependencies of the app that differ from run to run.
struct LiveDependencies: Sendable {
    let data: StoredData
    let server: ServerOption
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
        container.register(
            awaiting: AccountData.self, scope: .app,
            needs: Storage.self, (any TextFolding).self, (any TimeSource).self
        ) { [server, data] in
            try await AccountData.open(
                server, device: $0, directory: data.directory, folding: $1, time: $2)
        }
        container.register((any ServerSelection).self, scope: .app, needs: AccountData.self) { $0 }
        container.register((any Accounts).self, scope: .app, needs: AccountData.self) {
            SelectedAccounts(data: $0)
        }
        container.register((any CredentialStore).self, scope: .app, needs: AccountData.self) {
            SelectedCredentialStore(data: $0)
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
            AccountData.Repositories.self, scope: .session, needs: AccountData.self, Session.self
        ) { $0.repositories(of: $1) }
        container.register(
            (any PlayerRepository).self, scope: .session, needs: AccountData.Repositories.self
        ) { $0.players }
        container.register(
            (any MatchRepository).self, scope: .session, needs: AccountData.Repositories.self
        ) { $0.matches }
        container.register(
            (any ArchiveRepository).self, scope: .session, needs: AccountData.Repositories.self
        ) { $0.archives }
        container.register(
            (any NavigationStateStore).self, scope: .session, needs: AccountData.self, Session.self
        ) { $0.storage.navigationState(of: $1) }
    }
}
