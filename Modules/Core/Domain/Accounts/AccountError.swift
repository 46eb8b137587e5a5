/// The reason why a user cannot sign in or register.
public enum AccountError: Error, Equatable, Sendable {
    /// Another account has the same user name, regardless of case.
    case nameTaken
    /// No account has this combination of user name and password.
    case wrongCredentials
    /// The user name is locked after too many wrong passwords, for at least one more minute.
    case locked(minutes: Int)
    /// The password of a new account has fewer bytes than `Password.allowedBytes` permits.
    case passwordTooShort
    /// The password of a new account has more bytes than `Password.allowedBytes` permits.
    case passwordTooLong
    /// The accounts cannot be read or written.
    case storage(StorageError)
}
