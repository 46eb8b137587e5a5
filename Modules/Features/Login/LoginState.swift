/// The state of the login screen.
struct LoginState: Equatable {
    /// A request to the accounts.
    enum Request {
        case signIn, register
    }

    var userName = ""
    var password = ""
    /// The value of Remember me: the user name and the session are saved after the sign-in.
    var isRemembered = true
    /// The message below the fields: an error with the next step, or the reason for the login.
    var warning: String?
    /// The reason why the user cannot sign in; nil when they can.
    var unavailableReason: String?
    /// The number of times the focus has been moved to the password field.
    var passwordFocusCount = 0
    /// The address of the server that keeps the accounts; nil if this device does.
    var server: String?
    /// The running request.
    var request: Request?
}
