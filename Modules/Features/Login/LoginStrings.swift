import Domain

/// The texts of the login screen.
enum LoginStrings {
    static let title = "Login"
    static let userName = "Username"
    static let password = "Password"
    static let rememberMe = "Remember me"
    static let login = "Login"
    static let register = "Register"
    static let bothMandatory = "Both fields are mandatory."
    static let wrongCredentials =
        "The username or the password is wrong. Please check both and try again."

    static let sessionExpired = "Your session has ended. Please sign in again."
    static let userNameTooLong =
        "A username has at most \(UserName.maximumLength) characters. Please shorten it."
    // `allowedBytes` counts UTF-8 bytes. Eight characters have at least eight bytes, so a password
    // that follows this message is accepted.
    static let passwordTooShort = """
        A new password has at least \(Password.allowedBytes.lowerBound) characters. \
        Please choose a longer one.
        """
    static let passwordTooLong = """
        A new password has at most \(Password.allowedBytes.upperBound) bytes. \
        Please choose a shorter one.
        """

    static func progress(_ request: LoginState.Request) -> String {
        switch request {
        case .signIn: "Signing in…"
        case .register: "Creating your account…"
        }
    }

    static func nameTaken(_ name: String) -> String {
        "The username “\(name)” is taken. Please choose another one, or sign in if it is yours."
    }

    static func locked(minutes: Int) -> String {
        let time = minutes == 1 ? "1 minute" : "\(minutes) minutes"
        return "Too many wrong passwords. Please try again in \(time)."
    }

    static func failure(of request: LoginState.Request, message: String) -> String {
        switch request {
        case .signIn: "Unable to sign in. \(message)"
        case .register: "Unable to register. \(message)"
        }
    }
}
