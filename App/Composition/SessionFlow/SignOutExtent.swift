/// The sessions that a sign-out ends.
enum SignOutExtent {
    case thisSession
    /// All sessions of the user.
    case allSessions
}
