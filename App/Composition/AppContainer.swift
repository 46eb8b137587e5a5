public import DependencyContainer
import Domain
import FairTeams
import FootballUI
import PlayerDetail
import PlayerList
import Settings
import TerminalUI

/// Returns a container with the features and the flows of the app.
///
/// The runner registers its adapters for the scope of the app (`any Accounts`,
/// `any CredentialStore`, `DisplaySettingsStore`, `DisplayPreferences`, `any TimeSource`,
/// `any LocalTimeZone`, `any TextFolding`, `any AccountFiles`, `any SquadMeaningsStore` and
/// `PlayerShuffle`), and for the scope of a session those of the signed-in user
/// (`any PlayerRepository`, `any MatchRepository`, `any RecordRepositories`,
/// `any ArchiveRepository` and `NavigationStateStore`).
///
/// - Parameter selection: The features of this run and their modules.
@MainActor public func makeAppContainer(_ selection: FeatureSelection = .default) -> Container {
    makeAppContainer(selection, of: AppFeature.all)
}

/// - Parameter features: The feature catalogue.
@MainActor func makeAppContainer(
    _ selection: FeatureSelection, of features: [AppFeature]
) -> Container {
    let container = Container()
    container.register(FeatureSelection.self, scope: .app) { selection }
    container.register(TableKinds.self, scope: .app) { TableKinds(features: features) }
    container.register(AppDestinations.self, scope: .app) { AppDestinations(of: features) }
    for feature in features { feature.register(in: container, selection) }
    AppFlowDependencies.register(in: container)
    SessionFlowDependencies.register(in: container)
    MatchFlowDependencies.register(in: container)
    if !selection.excluded.isEmpty {
        // The runner and the features register these types in every run. Without some features no
        // type needs them, which `verify()` would report as unused.
        container.require(
            (any TimeSource).self, (any LocalTimeZone).self, (any TextFolding).self,
            PlayerShuffle.self, DisplayPreferences.self, DisplaySettingsStore.self,
            (any AccountFiles).self, (any SquadMeaningsStore).self, (any ArchiveRepository).self,
            (any ServerSelection).self, TableKinds.self,
            [PlayerListContribution].self,
            [PageContribution<Player>].self, [PageContribution<Match>].self,
            [PageContribution<MatchDraft>].self, [any StrengthSource].self, [SettingsItem].self,
            by: "AppContainer")
    }
    return container
}
