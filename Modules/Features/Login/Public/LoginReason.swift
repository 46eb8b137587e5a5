/// The reason why the login screen is shown.
public enum LoginReason: Sendable, CaseIterable {
    /// No user is signed in: the program has just started, or the user has signed out.
    case signedOut
    /// The session has expired.
    case sessionExpired
}
