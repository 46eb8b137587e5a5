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
            ) {
                AccountFactory(AccountDependencies(accounts: $0, session: $1, timeZone: $2))
            }
        },
        adds: [
            .settingsItem("Change password", detail: "Ends other sessions") { account, flow in
                account.makePasswordChange(on: flow.navigator)
            },
            .settingsItem("Sessions", detail: "Sign out everywhere") { account, flow in
                account.makeSessions(on: flow.navigator, navigation: flow)
            },
        ],
        links: [
            FeatureLink(below: .settings) { _ in
                LinkDestination(PasswordChangeRoute.self) {
                    (_, flow: SessionFlow) async throws(DeepLinkError) in
                    let account = try flow.available((any AccountBuilding).self)
                    return ResolvedDestination(
                        show: try flow.push(account.makePasswordChange(on: flow.navigator)))
                }
            },
            FeatureLink(below: .settings) { _ in
                LinkDestination(SessionsRoute.self) {
                    (_, flow: SessionFlow) async throws(DeepLinkError) in
                    let account = try flow.available((any AccountBuilding).self)
                    return ResolvedDestination(
                        show: try flow.push(
                            account.makeSessions(on: flow.navigator, navigation: flow)))
                }
            },
        ])
}

/// Handles the events of Account.
extension SessionFlow: AccountNavigation {
    func accountDidRequestSignOutEverywhere() {
        onSignOut(.allSessions)
    }
}
