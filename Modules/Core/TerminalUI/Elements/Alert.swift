/// A question or a message that has to be answered before anything else.
public struct Alert: Sendable {
    public let title: String
    public let message: String?
    /// Enter chooses the first that is not destructive, unless the user has moved to another.
    public let actions: [Action]
    /// What Esc does.
    public let cancel: @MainActor () -> Void

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
