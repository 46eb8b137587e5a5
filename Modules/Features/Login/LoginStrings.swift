import Domain

/// The feature's words.
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

    static let sessionExpired = "Your session has ended. Please log in again."
    static let signOutNotSaved = """
        You are signed out here, but that could not be stored: the next start may not ask for the \
        password. Please check the disk, log in and sign out again.
        """
    static let userNameTooLong =
        "A username has at most \(UserName.maximumLength) characters. Please shorten it."
    // Whoever counts characters gets at least as many bytes, so the lower bound needs no bytes.
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
        "The username “\(name)” is taken. Please choose another one, or log in if it is yours."
    }

    static func locked(minutes: Int) -> String {
        let time = minutes == 1 ? "1 minute" : "\(minutes) minutes"
        return "Too many wrong passwords. Please try again in \(time)."
    }

    static func failure(_ request: LoginState.Request, advice: String) -> String {
        switch request {
        case .signIn: "Unable to log in. \(advice)"
        case .register: "Unable to register. \(advice)"
        }
    }
}
