public import DependencyContainer
import Domain

/// Everything that the app is made of, but for the adapters: a runner registers those.
///
/// It has to bring, for the whole program, `any Accounts`, `any CredentialStore`, `any TimeSource` and
/// `any TextFolding` and a `PlayerShuffle`; and for a session, `SessionStorage`.
///
/// - Parameter selection: which features there are. What leads to one that is left out says so.
@MainActor public func makeAppContainer(_ selection: FeatureSelection = .usual) -> Container {
    let container = Container()
    container.register(FeatureSelection.self, scope: .app) { selection }
    registerSession(in: container)
    requireFlows(in: container)
    for feature in AppFeature.all {
        guard let module = selection.module(of: feature) else { continue }
        module.register(container)
        feature.require(container)
    }
    if !selection.leftOut.isEmpty { requireWhatIsBrought(in: container) }
    return container
}

/// A runner brings the same to every run, also what only a feature would need that is left out.
@MainActor private func requireWhatIsBrought(in container: Container) {
    container.require(
        (any TimeSource).self, (any TextFolding).self, PlayerShuffle.self, by: "AppFlow")
}

/// The flows ask for what is not a feature by themselves; here they say so.
@MainActor private func requireFlows(in container: Container) {
    container.require(
        (any Accounts).self, (any CredentialStore).self, SessionExpiry.self, FeatureSelection.self,
        by: "AppFlow")
    container.require(
        (any PlayerRepository).self, (any MatchRepository).self, (any NavigationStateStore).self,
        FeatureSelection.self, by: "SessionFlow")
}

@MainActor private func registerSession(in container: Container) {
    container.expect(Session.self, in: .session)
    container.register(SessionExpiry.self, scope: .session) { SessionExpiry() }
    container.register(
        (any PlayerRepository).self, scope: .session,
        needs: SessionStorage.self, SessionExpiry.self
    ) { SessionExpiringPlayerRepository(base: $0.players, expiry: $1) }
    container.register(
        (any MatchRepository).self, scope: .session,
        needs: SessionStorage.self, SessionExpiry.self
    ) { SessionExpiringMatchRepository(base: $0.matches, expiry: $1) }
    container.register((any NavigationStateStore).self, scope: .session, needs: SessionStorage.self)
    {
        $0.place
    }
}
