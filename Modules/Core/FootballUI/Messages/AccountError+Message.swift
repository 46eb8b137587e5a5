package import Domain

extension AccountError {
    /// Sentences for the user: the cause, then the remedy.
    package var message: String {
        switch self {
        case .nameTaken:
            "This username is taken. Please choose another one, or sign in if it is yours."
        case .wrongCredentials:
            "The username or the password is wrong. Please check both and try again. Each wrong "
                + "password delays the next check, by at most 5 seconds."
        case .newPassword(.tooShort):
            "A new password has at least \(Password.minimumLength) characters. Please choose a "
                + "longer one."
        case .newPassword(.tooLong):
            "A new password has at most \(Password.maximumByteCount) bytes. Please choose a shorter "
                + "one."
        case .newPassword(.hasDisallowedCharacters):
            "A password cannot contain control characters or invisible ones. Please choose another "
                + "one."
        case .storage(.damaged):
            "The stored account is damaged. Please quit, and start the program with --recover, which "
                + "keeps what can be read."
        case .storage(let error): error.message
        case .server(let error): error.message
        }
    }
}
