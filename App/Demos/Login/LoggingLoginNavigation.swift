import DemoSupport
import Domain
import Login

/// Logs the events of the feature.
@MainActor final class LoggingLoginNavigation: LoginNavigation {
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
