/// The secret that proves a sign-in. Its text never appears in a description.
public struct SessionToken: Hashable, Sendable, CustomStringConvertible {
    /// The secret, in printable ASCII characters without spaces.
    public let text: String

    /// Creates a token from text that `Accounts` issued.
    public init(_ text: String) {
        self.text = text
    }

    /// The same text for every token.
    public var description: String { "SessionToken(…)" }
}

/// The result of a sign-in. `Accounts` decides whether it is still valid.
public struct Session: Hashable, Sendable {
    /// The user who signed in.
    public let user: User
    /// The secret that proves the sign-in.
    public let token: SessionToken

    /// Creates a session value without signing in.
    public init(user: User, token: SessionToken) {
        self.user = user
        self.token = token
    }
}
