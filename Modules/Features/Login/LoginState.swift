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
    /// Nil while nothing is under way.
    var request: Request?
}
