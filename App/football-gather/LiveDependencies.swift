import AccountFiles
import Composition
import DependencyContainer
import Domain
import FootballUI
import Localization
import Persistence
import UnicodeText

/// The dependencies of the app that differ from run to run.
struct LiveDependencies: Sendable {
    let time: any TimeSource
    let timeZone: any LocalTimeZone
    let shuffle: PlayerShuffle
    /// The language of the app unless the user has chosen another one.
    var language = Language.ofLocale

    /// Registers the adapters of the app.
    ///
    /// - Parameter accounts: Returns the opened accounts.
    @MainActor func register(
        in container: Container, accounts: @escaping @MainActor () -> AccountData
    ) {
        container.register(AccountData.self, scope: .app, make: accounts)
        container.register(Storage.self, scope: .app, needs: AccountData.self) { $0.device }
        container.register((any ServerSelection).self, scope: .app, needs: AccountData.self) { $0 }
        container.register((any Accounts).self, scope: .app, needs: AccountData.self) {
            SelectedAccounts(data: $0)
        }
        container.register((any CredentialStore).self, scope: .app, needs: AccountData.self) {
            SelectedCredentialStore(data: $0)
        }
        container.register(DisplaySettingsStore.self, scope: .app, needs: Storage.self) {
            DisplaySettingsStore($0.displaySettings)
        }
        container.register((any SquadMeaningsStore).self, scope: .app, needs: Storage.self) {
            $0.squadMeanings
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
            (any RecordRepositories).self, scope: .session, needs: AccountData.Repositories.self
        ) { $0.records }
        container.register(
            (any ExchangeMonitor).self, scope: .session, needs: AccountData.Repositories.self
        ) { $0.exchange }
        container.register(
            NavigationStateStore.self, scope: .session, needs: AccountData.self, Session.self
        ) { NavigationStateStore($0.storage.navigationState(of: $1)) }
    }
}
