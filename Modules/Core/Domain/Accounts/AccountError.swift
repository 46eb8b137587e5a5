/// The reason why a user cannot sign in, register or change the password.
public enum AccountError: Error, Equatable, Sendable {
    /// Another account has the same user name, regardless of case.
    case nameTaken
    /// No account has this combination of user name and password.
    case wrongCredentials
    /// The new password has fewer characters than `Password.minimumLength`.
    case passwordTooShort
    /// The new password has more bytes than `Password.maximumByteCount`.
    case passwordTooLong
    /// The new password contains control characters or characters without a meaning.
    case passwordHasDisallowedCharacters
    /// The accounts cannot be read or written.
    case storage(StorageError)

    /// Sentences for the user: the cause, then the remedy.
    public var message: String {
        switch self {
        case .nameTaken:
            "This username is taken. Please choose another one, or sign in if it is yours."
        case .wrongCredentials:
            "The username or the password is wrong. Please check both and try again. Each wrong "
                + "password delays the next check, by at most 5 seconds."
        case .passwordTooShort:
            "A new password has at least \(Password.minimumLength) characters. Please choose a "
                + "longer one."
        case .passwordTooLong:
            "A new password has at most \(Password.maximumByteCount) bytes. Please choose a shorter "
                + "one."
        case .passwordHasDisallowedCharacters:
            "A password cannot contain control characters or invisible ones. Please choose another "
                + "one."
        case .storage(.damaged):
            "The stored account is damaged. Please quit, and start the program with --recover, which "
                + "keeps what can be read."
        case .storage(let error): error.message
        }
    }
}
