import Domain

/// The texts of the login screen.
enum LoginStrings {
    static let title = "Login"
    static let userName = "Username"
    static let password = "Password"
    static let rememberMe = "Remember me"
    static let login = "Login"
    static let register = "Register"
    static let useThisDevice = "Use this device only"
    static let bothMandatory = "Both fields are mandatory."
    static let sessionExpired = "Your session has ended. Please sign in again."
    static let userNameTooLong =
        "A username has at most \(UserName.maximumLength) characters. Please shorten it."

    static func server(_ address: String) -> String { "Server: \(address)" }

    static func switchFailure(_ message: String) -> String {
        "Unable to use this device only. \(message)"
    }

    static func progress(_ request: LoginState.Request) -> String {
        switch request {
        case .signIn: "Signing in…"
        case .register: "Creating your account…"
        }
    }

    static func failure(of request: LoginState.Request, message: String) -> String {
        switch request {
        case .signIn: "Unable to sign in. \(message)"
        case .register: "Unable to register. \(message)"
        }
    }
}
