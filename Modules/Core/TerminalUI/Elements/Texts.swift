/// A sentence or a heading.
public struct Text: Hashable, Sendable {
    public let text: String
    public let role: Role

    public init(_ text: String, role: Role = .plain) {
        self.text = text
        self.role = role
    }
}

/// Something is under way.
public struct Progress: Hashable, Sendable {
    public let label: String

    public init(_ label: String) {
        self.label = label
    }
}

/// Nothing is there, and why; the screen's main action is the way out.
public struct EmptyState: Sendable {
    public let title: String
    public let message: String
    public let action: Action?

    public init(title: String, message: String, action: Action? = nil) {
        self.title = title
        self.message = message
        self.action = action
    }
}
