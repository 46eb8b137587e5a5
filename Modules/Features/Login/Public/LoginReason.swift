/// Why somebody is asked to sign in; the form says so where it is not plain to see.
public enum LoginReason: Sendable, CaseIterable {
    /// The program has just started, or the user has signed out.
    case signedOut
    /// The session ended by itself.
    case sessionExpired
    /// The user has signed out, and the storage could not keep that: the next start may still find
    /// the session.
    case signOutNotSaved
}
