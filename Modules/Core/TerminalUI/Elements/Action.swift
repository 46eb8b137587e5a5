/// An action that the user can perform by key, by mouse or by its label.
public struct Action: Sendable {
    /// The importance of an action among the others of its page.
    public enum Weight: Sendable {
        case normal, primary, destructive
    }

    /// The text on the page; tests and plain mode find the action by it.
    public let label: String
    /// The key that performs the action from anywhere on the screen; nil for none.
    public let key: Key?
    /// True if the action can be performed now. A disabled action is still shown.
    public let isEnabled: Bool
    /// The reason why the action is disabled, shown as a sentence to a user who tries it; nil for
    /// an enabled action, and for one whose page already shows the reason.
    public let unavailableReason: String?
    /// The importance of the action, which decides its style.
    public let weight: Weight
    /// Performs the action. The workspace never calls it while the action is disabled.
    public let perform: @MainActor () -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - label: The text on the page.
    ///   - key: The key that performs the action.
    ///   - isEnabled: Whether the action can be performed now.
    ///   - unavailableReason: The reason why the action cannot be performed. A reason disables the
    ///     action even if `isEnabled` is true.
    ///   - weight: The importance of the action.
    ///   - perform: A closure that performs the action, called once each time it is chosen.
    public init(
        _ label: String,
        key: Key? = nil,
        isEnabled: Bool = true,
        unavailableReason: String? = nil,
        weight: Weight = .normal,
        perform: @escaping @MainActor () -> Void
    ) {
        self.label = label
        self.key = key
        self.isEnabled = isEnabled && unavailableReason == nil
        self.unavailableReason = unavailableReason
        self.weight = weight
        self.perform = perform
    }
}
