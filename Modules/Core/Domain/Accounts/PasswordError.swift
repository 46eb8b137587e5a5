/// The reason why an account cannot get a password.
public enum PasswordError: Error, Equatable, Sendable, CaseIterable {
    /// The password has fewer characters than `Password.minimumLength`.
    case tooShort
    /// The password has more bytes than `Password.maximumByteCount`.
    case tooLong
    /// The password contains control characters or characters without a meaning.
    case hasDisallowedCharacters
}
