import DemoSupport
import Domain
import Login

/// A navigation of Login that logs its calls.
@MainActor final class LoggingLoginNavigation: LoginNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func loginDidSignIn(_ session: Session) {
        environment.log("loginDidSignIn(\(session.user.name.text))")
        environment.returnToMenu()
    }

    let loginSignInUnavailableReason: String? = nil
}
