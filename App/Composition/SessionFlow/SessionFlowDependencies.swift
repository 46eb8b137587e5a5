import DependencyContainer
import Domain
import Login
import PlayerAdd
import PlayerDetail
import PlayerEdit
import PlayerList

/// The dependencies of `SessionFlow`.
struct SessionFlowDependencies {
    let reference: SessionFlowReference
    let destinations: AppDestinations
    let players: any PlayerRepository
    let matches: any MatchRepository
    let records: any RecordRepositories
    let navigationState: NavigationStateStore
    let exchange: any ExchangeMonitor
    let match: MatchFlowDependencies
    /// The login feature, which is shown after signing out.
    let login: FeatureAvailability<any LoginBuilding>
    let playerList: FeatureAvailability<any PlayerListBuilding>
    let playerAdd: FeatureAvailability<any PlayerAddBuilding>
    let playerDetail: FeatureAvailability<any PlayerDetailBuilding>
    let playerEdit: FeatureAvailability<any PlayerEditBuilding>
    /// The tabs that features add, in the order of the catalogue.
    let tabs: [SessionTab]
    /// The places that features add, in the order of the catalogue.
    let places: [SessionPlace]

    @MainActor static func register(in container: Container) {
        registerSession(in: container)
        container.register(
            Self.self, scope: .session,
            needs: SessionFlowReference.self,
            AppDestinations.self,
            (any PlayerRepository).self,
            (any MatchRepository).self,
            (any RecordRepositories).self,
            NavigationStateStore.self,
            (any ExchangeMonitor).self,
            MatchFlowDependencies.self,
            FeatureAvailability<any LoginBuilding>.self,
            FeatureAvailability<any PlayerListBuilding>.self,
            FeatureAvailability<any PlayerAddBuilding>.self,
            FeatureAvailability<any PlayerDetailBuilding>.self,
            FeatureAvailability<any PlayerEditBuilding>.self,
            [SessionTab].self,
            [SessionPlace].self,
            make: Self.init)
        container.require(Self.self, by: "\(SessionFlow.self)")
    }

    @MainActor private static func registerSession(in container: Container) {
        container.expect(Session.self, in: .session)
        container.register(SessionFlowReference.self, scope: .session) { SessionFlowReference() }
    }
}
