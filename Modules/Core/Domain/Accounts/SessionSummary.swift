/// A session of a user that has not ended, for a list of sessions.
public struct SessionSummary: Hashable, Sendable {
    /// The time of the sign-in. The uptime clock is unknown.
    public let createdAt: Moment
    /// The time of the last start that used the session, up to one hour early. The uptime clock is
    /// unknown.
    public let lastUsedAt: Moment
    /// True if the session is the one that asked for the list.
    public let isCurrent: Bool

    /// Creates a summary.
    ///
    /// - Parameters:
    ///   - createdAt: Milliseconds since 1970-01-01 00:00 UTC.
    ///   - lastUsedAt: Milliseconds since 1970-01-01 00:00 UTC.
    ///   - isCurrent: Whether the session is the one that asked for the list.
    public init(createdAt: Int64, lastUsedAt: Int64, isCurrent: Bool) {
        self.createdAt = Moment(wall: createdAt, uptime: 0, boot: "")
        self.lastUsedAt = Moment(wall: lastUsedAt, uptime: 0, boot: "")
        self.isCurrent = isCurrent
    }
}
