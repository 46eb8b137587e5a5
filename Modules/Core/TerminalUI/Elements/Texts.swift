/// A paragraph or a heading.
public struct Text: Hashable, Sendable {
    /// The content, wrapped into lines as needed.
    public let text: String
    /// The meaning of the text, for example a title or a warning.
    public let role: Role

    /// Creates a text of any length.
    public init(_ text: String, role: Role = .plain) {
        self.text = text
        self.role = role
    }
}

/// An indication of work in progress.
public struct Progress: Hashable, Sendable {
    /// A description of the work.
    public let label: String

    /// Creates a progress element with a description of the work.
    public init(_ label: String) {
        self.label = label
    }
}

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
