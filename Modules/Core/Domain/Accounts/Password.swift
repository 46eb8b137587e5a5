/// A password that a user typed. Its text never appears in a description or a dump.
public struct Password: Sendable, CustomStringConvertible, CustomReflectable {
    /// The number of UTF-8 bytes that a new password may have.
    public static let allowedBytes = 8...1024

    /// The text as typed.
    public let text: String

    /// Creates a password without a check of its length: an existing account may predate the rules
    /// for new ones.
    public init(_ text: String) {
        self.text = text
    }

    /// The error for a new account with this password, or nil if its length is allowed.
    public var newAccountError: AccountError? {
        let count = text.utf8.count
        if count < Self.allowedBytes.lowerBound { return .passwordTooShort }
        return count > Self.allowedBytes.upperBound ? .passwordTooLong : nil
    }

    /// The same dots for every password.
    public var description: String { "••••••••" }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
