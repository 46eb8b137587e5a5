/// A password in the form that is hashed: `OpaqueString` of RFC 8265. Two keyboards that encode the
/// same characters differently give the same form.
public struct PreparedPassword: Sendable {
    /// The prepared bytes.
    public let password: Password
    private let length: Int
    private let hasDisallowedCharacters: Bool

    /// Creates a prepared password.
    ///
    /// - Parameters:
    ///   - length: The number of grapheme clusters.
    ///   - hasDisallowedCharacters: Whether `FreeformClass` of RFC 8264 lacks one of the
    ///     characters.
    public init(_ password: Password, length: Int, hasDisallowedCharacters: Bool) {
        self.password = password
        self.length = length
        self.hasDisallowedCharacters = hasDisallowedCharacters
    }

    /// The reason why an account cannot get this password, or nil if it can. An existing account
    /// may have a password that breaks the rules for new ones.
    public var newPasswordError: PasswordError? {
        if hasDisallowedCharacters { return .hasDisallowedCharacters }
        if length < Password.minimumLength { return .tooShort }
        let byteCount = password.withBytes(\.count)
        return byteCount > Password.maximumByteCount ? .tooLong : nil
    }
}
