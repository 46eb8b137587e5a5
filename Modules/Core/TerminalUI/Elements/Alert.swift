/// A question or a message that has to be answered before anything else.
public struct Alert: Sendable {
    /// The question, or what has happened.
    public let title: String
    /// More about it; nil when the title says everything.
    public let message: String?
    /// Enter chooses the first that is not destructive, unless the user has moved to another.
    public let actions: [Action]
    /// What Esc does.
    public let cancel: @MainActor () -> Void

    /// - Parameters:
    ///   - actions: the answers, in the order in which they are reached.
    ///   - cancel: called instead of an answer when the user goes back.
    public init(
        _ title: String,
        message: String? = nil,
        actions: [Action],
        cancel: @escaping @MainActor () -> Void
    ) {
        self.title = title
        self.message = message
        self.actions = actions
        self.cancel = cancel
    }
}
