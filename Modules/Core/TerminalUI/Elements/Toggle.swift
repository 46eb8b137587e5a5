/// A switch between on and off.
public struct Toggle: Sendable {
    /// The text beside the switch.
    public let label: String
    /// The state that is shown. Only the presenter changes it; a key press alone does not.
    public let isOn: Bool
    /// True if the user can flip the toggle now.
    public let isEnabled: Bool
    /// Requests a new state.
    public let onToggle: @MainActor (Bool) -> Void

    /// Creates a toggle.
    ///
    /// - Parameters:
    ///   - label: The text beside the switch.
    ///   - isOn: The state that is shown.
    ///   - isEnabled: Whether the user can flip the toggle now.
    ///   - onToggle: A closure that receives the state that the user requests.
    public init(
        _ label: String,
        isOn: Bool,
        isEnabled: Bool = true,
        onToggle: @escaping @MainActor (Bool) -> Void
    ) {
        self.label = label
        self.isOn = isOn
        self.isEnabled = isEnabled
        self.onToggle = onToggle
    }
}
