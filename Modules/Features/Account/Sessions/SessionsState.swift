/// The state of the list of sessions.
struct SessionsState: Equatable {
    /// A session with its formatted times.
    struct Row: Equatable {
        let title: String
        let details: [String]
    }

    /// The sessions; nil before they are loaded.
    var rows: [Row]?
    /// The message of the last load, if it failed.
    var failure: String?
    /// True if the user is asked to confirm the sign-out.
    var isConfirming = false
    /// The reason why the user cannot sign out; nil when they can.
    var signOutUnavailableReason: String?
}
