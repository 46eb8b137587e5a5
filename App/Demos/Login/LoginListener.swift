import DemoSupport
import Domain
import Login

/// A navigation that logs all events.
@MainActor final class LoginListener: LoginNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func loginDidSignIn(_ session: Session) {
        environment.log("loginDidSignIn(\(session.user.name.text))")
        environment.returnToMenu()
    }

    func loginUnavailableReasonForSignIn() -> String? { nil }
}
