/// Why somebody could not sign in or register.
public enum AccountError: Error, Equatable, Sendable {
    /// Another account has this user name, in whatever case.
    case nameTaken
    /// No account has this user name and password. Which of the two is wrong is not told.
    case wrongCredentials
    /// Too many wrong passwords for this user name; it opens again in so many minutes (at least 1).
    case locked(minutes: Int)
    /// A new account's password has fewer bytes than `Password.allowedBytes`.
    case passwordTooShort
    /// A new account's password has more bytes than `Password.allowedBytes`.
    case passwordTooLong
    /// The accounts could not be read or written.
    case storage(StorageError)
}
