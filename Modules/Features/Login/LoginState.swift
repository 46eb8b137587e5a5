/// What the form shows.
struct LoginState: Equatable {
    /// What is under way.
    enum Request {
        case signIn, register
    }

    var userName = ""
    var password = ""
    var remembersName = true
    /// What is wrong and what to do next; nil while nothing is.
    var warning: String?
    /// Why nobody can sign in here; nil when somebody can.
    var unavailableReason: String?
    /// Counts how often only the password was left to be typed.
    var passwordWishes = 0
    /// Nil while nothing is under way.
    var request: Request?
}
