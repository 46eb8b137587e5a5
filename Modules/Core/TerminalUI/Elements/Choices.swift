/// A switch between on and off.
public struct Toggle: Sendable {
    /// The text beside the switch.
    public let label: String
    /// The state that is shown. Only the presenter changes it; a key press alone does not.
    public let isOn: Bool
    /// A Boolean value indicating whether the user can flip the toggle now.
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

/// A list of options of which at most one is selected.
public struct Choice: Sendable {
    /// The heading above the options.
    public let label: String
    /// The labels of the options, from top to bottom.
    public let options: [String]
    /// The index of the selected option; nil for none.
    public let selected: Int?
    /// A Boolean value indicating whether the user can select an option now.
    public let isEnabled: Bool
    /// Requests the selection of an option by its index.
    public let onChoose: @MainActor (Int) -> Void

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - label: The heading above the options.
    ///   - options: The labels of the options, from top to bottom.
    ///   - selected: The index of the selected option; nil for none.
    ///   - isEnabled: Whether the user can select an option now.
    ///   - onChoose: A closure that receives the index of the option that the user chooses.
    public init(
        _ label: String,
        options: [String],
        selected: Int?,
        isEnabled: Bool = true,
        onChoose: @escaping @MainActor (Int) -> Void
    ) {
        self.label = label
        self.options = options
        self.selected = selected
        self.isEnabled = isEnabled
        self.onChoose = onChoose
    }
}
