/// On or off.
public struct Toggle: Sendable {
    /// What is on or off.
    public let label: String
    /// What is shown. It is the presenter's: a press alone does not change it.
    public let isOn: Bool
    /// Whether it can be used now.
    public let isEnabled: Bool
    /// Called with the value that the user asks for.
    public let onToggle: @MainActor (Bool) -> Void

    /// - Parameter onToggle: called with the value that the user asks for.
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

/// One of several, with the present one marked.
public struct Choice: Sendable {
    /// What is chosen.
    public let label: String
    /// The labels of the options, in their order.
    public let options: [String]
    /// Which option is marked; nil for none.
    public let selected: Int?
    /// Whether it can be used now.
    public let isEnabled: Bool
    /// Called with the option's index.
    public let onChoose: @MainActor (Int) -> Void

    /// - Parameters:
    ///   - selected: the index of the marked option; nil for none.
    ///   - onChoose: called with the index of the option that the user asks for.
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
