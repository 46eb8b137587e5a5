public import FoundationEssentials

/// A change of this device that the server does not accept. It stays on this device.
public struct RefusedChange: Hashable, Sendable {
    /// The data that the change belongs to.
    public enum Subject: Hashable, Sendable {
        /// A match.
        case match(Match.ID)
        /// A record of a kind.
        case record(kind: String, UUID)
    }

    /// The data that the change belongs to.
    public let subject: Subject
    /// The sentences of the server.
    public let reason: String

    /// Creates a value.
    public init(_ subject: Subject, reason: String) {
        self.subject = subject
        self.reason = reason
    }
}
