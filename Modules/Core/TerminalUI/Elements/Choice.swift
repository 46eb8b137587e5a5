/// A list of options of which at most one is selected.
public struct Choice: Sendable {
    /// The heading above the options.
    public let label: String
    /// The labels of the options, from top to bottom.
    public let options: [String]
    /// The index of the selected option; nil for none.
    public let selected: Int?
    /// True if the user can select an option now.
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
