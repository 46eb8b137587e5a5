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
    static let wrongCredentials = """
        The username or the password is wrong. Please check both and try again. Each wrong password \
        delays the next check, by at most 5 seconds.
        """

    static let sessionExpired = "Your session has ended. Please sign in again."
    static let userNameTooLong =
        "A username has at most \(UserName.maximumLength) characters. Please shorten it."
    static let passwordTooShort = """
        A new password has at least \(Password.minimumLength) characters. \
        Please choose a longer one.
        """
    static let passwordTooLong = """
        A new password has at most \(Password.maximumByteCount) bytes. \
        Please choose a shorter one.
        """

    static let passwordHasDisallowedCharacters = """
        A password cannot contain control characters or invisible ones. Please choose another one.
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

    static func failure(of request: LoginState.Request, message: String) -> String {
        switch request {
        case .signIn: "Unable to sign in. \(message)"
        case .register: "Unable to register. \(message)"
        }
    }
}
