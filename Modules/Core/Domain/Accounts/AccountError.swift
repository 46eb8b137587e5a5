/// The reason why a user cannot sign in, register or change the password.
public enum AccountError: Error, Equatable, Sendable {
    /// Another account has the same user name, regardless of case.
    case nameTaken
    /// No account has this combination of user name and password.
    case wrongCredentials
    /// The new password is not valid.
    case newPassword(PasswordError)
    /// The accounts cannot be read or written.
    case storage(StorageError)
}
