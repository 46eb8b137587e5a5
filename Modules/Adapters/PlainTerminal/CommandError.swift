/// An error that prevented a command. Nothing has changed.
struct CommandError: Error, Equatable {
    /// A description of the error for the user.
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
