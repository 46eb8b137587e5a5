/// The state of the move to a server.
struct ServerMoveState: Equatable {
    /// A field of the form.
    enum Field: CaseIterable {
        case server, userName, password
    }

    var texts: [Field: String] = [:]
    var isMoving = false
    /// The message with the cause and the next step.
    var failure: String?
    /// The number of times that the password was focused.
    var passwordFocusCount = 0
}
