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

/// The default factory of the Account feature.
public struct AccountFactory: AccountBuilding {
    private let accounts: any Accounts
    private let session: Session
    private let timeZone: any LocalTimeZone

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameters:
    ///   - session: The session of the signed-in user.
    ///   - timeZone: The time zone of the displayed times.
    public init(accounts: any Accounts, session: Session, timeZone: any LocalTimeZone) {
        self.accounts = accounts
        self.session = session
        self.timeZone = timeZone
    }

    /// Returns a coordinator for the change of the password. The caller starts it.
    public func makePasswordChange(on navigator: Navigator) -> any Coordinator {
        ScreenCoordinator(at: PasswordChangeRoute(), on: navigator) { work in
            let presenter = PasswordChangePresenter(
                accounts: accounts, session: session, work: work)
            return PageScreen(of: presenter, work: work) {
                PasswordChangeView(state: $0, presenter: presenter).page
            }
        }
    }

    /// Returns a coordinator for the list of sessions. The caller starts it.
    public func makeSessions(
        on navigator: Navigator, navigation: any AccountNavigation
    ) -> any Coordinator {
        ScreenCoordinator(at: SessionsRoute(), on: navigator) { [weak navigation] work in
            let presenter = SessionsPresenter(
                accounts: accounts, session: session, timeZone: timeZone, work: work,
                navigation: navigation)
            presenter.load()
            return PageScreen(of: presenter, work: work) {
                SessionsView(state: $0, presenter: presenter).page
            }
        }
    }
}
