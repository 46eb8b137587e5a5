import DemoSupport
import Domain
import Login

/// Writes down who signs in.
@MainActor final class LoginListener: LoginNavigation {
    private unowned let stage: DemoStage

    init(_ stage: DemoStage) {
        self.stage = stage
    }

    func loginDidSignIn(_ session: Session) {
        stage.log("loginDidSignIn(\(session.user.name.text))")
        stage.returnHome()
    }

    func loginObstacleToSignIn() -> String? { nil }
}
