public import Domain
public import FootballUI
public import Navigation
import TerminalUI

/// A factory for the Login feature.
@MainActor public protocol LoginBuilding {
    /// Returns a coordinator for the login screen. The caller starts it.
    ///
    /// - Parameters:
    ///   - reason: The reason why the user has to sign in.
    ///   - navigation: Held weakly.
    func makeLogin(
        reason: LoginReason, on navigator: Navigator, navigation: any LoginNavigation
    ) -> any Coordinator
}

/// The default factory of the Login feature.
public struct LoginFactory: LoginBuilding {
    private let accounts: any Accounts
    private let credentials: any CredentialStore
    private let server: any ServerSelection

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameters:
    ///   - credentials: Stores the user name and the session token of this device.
    ///   - server: The place of the accounts, which the screen shows.
    public init(
        accounts: any Accounts, credentials: any CredentialStore, server: any ServerSelection
    ) {
        self.accounts = accounts
        self.credentials = credentials
        self.server = server
    }

    /// Returns a coordinator for the login screen. The caller starts it.
    public func makeLogin(
        reason: LoginReason, on navigator: Navigator, navigation: any LoginNavigation
    ) -> any Coordinator {
        ScreenCoordinator(at: LoginRoute(), on: navigator) { [weak navigation] work in
            let presenter = LoginPresenter(
                reason, accounts: accounts, credentials: credentials, server: server, work: work,
                navigation: navigation)
            presenter.start()
            return PageScreen(of: presenter, work: work) {
                LoginView(state: $0, presenter: presenter).page
            }
        }
    }
}
