public import Domain
public import Navigation
import TerminalUI

/// A factory for the pages of the signed-in user's account.
@MainActor public protocol AccountBuilding {
    /// Returns a coordinator for the change of the password. The caller starts it.
    func makePasswordChange(on navigator: Navigator) -> any Coordinator

    /// Returns a coordinator for the list of sessions. The caller starts it.
    ///
    /// - Parameter navigation: Held weakly.
    func makeSessions(
        on navigator: Navigator, navigation: any AccountNavigation
    ) -> any Coordinator
}

/// The dependencies of the Account feature.
public struct AccountDependencies: Sendable {
    let accounts: any Accounts
    let session: Session
    let timeZone: any LocalTimeZone

    /// Creates the dependencies.
    ///
    /// - Parameters:
    ///   - session: The session of the signed-in user.
    ///   - timeZone: The time zone of the displayed times.
    public init(accounts: any Accounts, session: Session, timeZone: any LocalTimeZone) {
        self.accounts = accounts
        self.session = session
        self.timeZone = timeZone
    }
}

/// The default factory of the Account feature.
public struct AccountFactory: AccountBuilding {
    private let dependencies: AccountDependencies

    /// Stores the dependencies of the coordinators that the factory makes.
    public init(_ dependencies: AccountDependencies) {
        self.dependencies = dependencies
    }

    /// Returns a coordinator for the change of the password. The caller starts it.
    public func makePasswordChange(on navigator: Navigator) -> any Coordinator {
        ScreenCoordinator(at: PasswordChangeRoute(), on: navigator) { [dependencies] work in
            let presenter = PasswordChangePresenter(dependencies, work: work)
            return PageScreen(of: presenter, work: work) {
                PasswordChangeView(state: $0, presenter: presenter).page
            }
        }
    }

    /// Returns a coordinator for the list of sessions. The caller starts it.
    public func makeSessions(
        on navigator: Navigator, navigation: any AccountNavigation
    ) -> any Coordinator {
        ScreenCoordinator(at: SessionsRoute(), on: navigator) {
            [dependencies, weak navigation] work in
            let presenter = SessionsPresenter(dependencies, work: work, navigation: navigation)
            presenter.load()
            return PageScreen(of: presenter, work: work) {
                SessionsView(state: $0, presenter: presenter).page
            }
        }
    }
}
