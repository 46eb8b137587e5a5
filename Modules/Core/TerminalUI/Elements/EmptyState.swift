/// A placeholder for content that does not exist yet.
public struct EmptyState: Sendable {
    /// The statement that content is missing.
    public let title: String
    /// The cause or the remedy.
    public let message: String
    /// The action that creates content; nil for none.
    public let action: Action?

    /// Creates an empty state.
    ///
    /// - Parameters:
    ///   - title: The statement that content is missing.
    ///   - message: The cause or the remedy.
    ///   - action: The action that creates content, which may also be one of the page's actions.
    public init(title: String, message: String, action: Action? = nil) {
        self.title = title
        self.message = message
        self.action = action
    }
}
