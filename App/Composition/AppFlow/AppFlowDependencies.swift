import DependencyContainer
import Domain
import Login

/// The dependencies of `AppFlow`.
struct AppFlowDependencies {
    let accounts: any Accounts
    let credentials: any CredentialStore
    let login: FeatureAvailability<any LoginBuilding>
    let features: FeatureSelection

    @MainActor static func register(in container: Container) {
        container.register(
            Self.self, scope: .app,
            needs: (any Accounts).self,
            (any CredentialStore).self,
            FeatureAvailability<any LoginBuilding>.self,
            FeatureSelection.self,
            make: Self.init)
        container.require(Self.self, by: "\(AppFlow.self)")
    }
}
