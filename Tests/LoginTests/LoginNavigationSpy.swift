import Domain
import Login

/// A navigation that records the sessions.
@MainActor final class LoginNavigationSpy: LoginNavigation {
    private(set) var sessions: [Session] = []
    var onSignIn: () -> Void = {}
    var loginSignInUnavailableReason: String?

    func loginDidSignIn(_ session: Session) {
        sessions.append(session)
        onSignIn()
    }
}
