/// The reason why a user cannot sign in or register.
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
}
