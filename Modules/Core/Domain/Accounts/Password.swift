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

    /// Whether a new account may use it: 8 to 1,024 bytes of UTF-8.
    public var isAllowedForNewAccount: Bool {
        Self.allowedBytes.contains(text.utf8.count)
    }

    /// Always the same dots, so that no log ever shows it.
    public var description: String { "••••••••" }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
