/// The secret that proves a sign-in. Only its owner keeps it; the accounts keep a hash of it.
public struct SessionToken: Hashable, Sendable, CustomStringConvertible {
    /// Printable, without blanks.
    public let text: String

    /// - Parameter text: as the accounts made it, or as it was kept since.
    public init(_ text: String) {
        self.text = text
    }

    /// Never the token itself, so that no log ever shows it.
    public var description: String { "SessionToken(…)" }
}

/// A sign-in that has not ended.
public struct Session: Hashable, Sendable {
    /// Who signed in.
    public let user: User
    /// What proves it.
    public let token: SessionToken

    /// Only the accounts know whether it is still valid.
    public init(user: User, token: SessionToken) {
        self.user = user
        self.token = token
    }
}
