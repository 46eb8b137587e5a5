/// A question or a message that the user has to answer before anything else on the page.
public struct Alert: Sendable {
    /// The question or the message.
    public let title: String
    /// Additional text below the title; nil for none.
    public let message: String?
    /// The message in words, for a message with symbols; nil for one without. Plain mode reads it
    /// instead.
    public let messageInWords: String?
    /// The answers. The first one that is enabled and not destructive is preselected for Enter.
    public let actions: [Action]
    /// Dismisses the alert without an answer, as Esc does.
    public let cancel: @MainActor () -> Void

    /// Creates an alert.
    ///
    /// - Parameters:
    ///   - title: The question or the message.
    ///   - message: Additional text below the title.
    ///   - messageInWords: The message in words, for a message with symbols.
    ///   - actions: The answers, in the order in which the keys reach them.
    ///   - cancel: A closure that is called if the user goes back instead of answering.
    public init(
        _ title: String,
        message: String? = nil,
        messageInWords: String? = nil,
        actions: [Action],
        cancel: @escaping @MainActor () -> Void
    ) {
        self.title = title
        self.message = message
        self.messageInWords = messageInWords
        self.actions = actions
        self.cancel = cancel
    }
}
