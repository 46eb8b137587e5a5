/// On or off.
public struct Toggle: Sendable {
    public let label: String
    public let isOn: Bool
    public let isEnabled: Bool
    public let onToggle: @MainActor (Bool) -> Void

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
    public let label: String
    public let options: [String]
    /// Which option is marked; nil for none.
    public let selected: Int?
    public let isEnabled: Bool
    /// Called with the option's index.
    public let onChoose: @MainActor (Int) -> Void

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
