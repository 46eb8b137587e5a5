/// A sentence or a heading.
public struct Text: Hashable, Sendable {
    /// Wrapped where it is too long for a line.
    public let text: String
    /// What it means: a title or a warning, for example.
    public let role: Role

    /// - Parameter text: of any length.
    public init(_ text: String, role: Role = .plain) {
        self.text = text
        self.role = role
    }
}

/// Something is under way.
public struct Progress: Hashable, Sendable {
    /// What is under way, in words.
    public let label: String

    /// - Parameter label: what is under way, in words.
    public init(_ label: String) {
        self.label = label
    }
}

/// Nothing is there, and why; the screen's main action is the way out.
public struct EmptyState: Sendable {
    /// What is missing.
    public let title: String
    /// Why, or what to do about it.
    public let message: String
    /// The way out; nil when there is none.
    public let action: Action?

    /// - Parameter action: the way out: one of the page's own actions, or one more.
    public init(title: String, message: String, action: Action? = nil) {
        self.title = title
        self.message = message
        self.action = action
    }
}
