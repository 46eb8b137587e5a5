/// A password on its way to the accounts. It is never stored and never printed.
public struct Password: Sendable, CustomStringConvertible, CustomReflectable {
    /// How many bytes a new account's password may have.
    public static let allowedBytes = 8...1024

    /// As typed.
    public let text: String

    /// Any text: an existing account may have been made under other rules.
    public init(_ text: String) {
        self.text = text
    }

    /// Why a new account may not have it: `.passwordTooShort` or `.passwordTooLong`. Nil when it may:
    /// its UTF-8 has so many bytes as `allowedBytes` says.
    public var newAccountError: AccountError? {
        let count = text.utf8.count
        if count < Self.allowedBytes.lowerBound { return .passwordTooShort }
        return count > Self.allowedBytes.upperBound ? .passwordTooLong : nil
    }

    /// Always the same dots, so that no log ever shows it.
    public var description: String { "••••••••" }
    /// Empty, so that no dump shows it either.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
