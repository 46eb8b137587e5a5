import Account
import DependencyContainer
import Domain
import Navigation

extension AppFeature {
    static let account = AppFeature(
        (any AccountBuilding).self,
        Module("Account") {
            $0.register(
                (any AccountBuilding).self,
                needs: (any Accounts).self, Session.self, (any LocalTimeZone).self
            ) { AccountFactory(accounts: $0, session: $1, timeZone: $2) }
        },
        adds: [
            .settingsItem(
                CompositionStrings.password, detail: CompositionStrings.passwordDetail
            ) { account, flow in
                account.makePasswordChange(on: flow.navigator)
            },
            .settingsItem(
                CompositionStrings.sessions, detail: CompositionStrings.sessionsDetail
            ) { account, flow in
                account.makeSessions(on: flow.navigator, navigation: flow)
            },
        ],
        links: [
            FeatureLink(
                to: PasswordChangeRoute.self, of: (any AccountBuilding).self, below: .settings
            ) { account, flow in account.makePasswordChange(on: flow.navigator) },
            FeatureLink(to: SessionsRoute.self, of: (any AccountBuilding).self, below: .settings) {
                account, flow in
                account.makeSessions(on: flow.navigator, navigation: flow)
            },
        ])
}

/// Handles the events of Account.
extension SessionFlow: AccountNavigation {
    func accountDidRequestSignOutEverywhere() {
        onSignOut(.allSessions)
    }
}
