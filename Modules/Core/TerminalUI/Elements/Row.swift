/// One row of a list.
public struct Row: Sendable {
    /// Keeps the focus on the row when it moves; unique in its list.
    public let id: RowID
    /// What the row is called.
    public let title: String
    /// More about it, of lesser weight.
    public let details: [String]
    /// Nil where rows cannot be checked.
    public let isChecked: Bool?
    /// What can be done with this row, shown while it is focused.
    public let actions: [Action]
    /// Enter, a click, or Space where rows can be checked. Nil when the row is only to be read.
    public let activate: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - id: unique in the list.
    ///   - isChecked: nil where rows cannot be checked.
    ///   - activate: nil when the row is only to be read.
    public init(
        _ id: RowID,
        title: String,
        details: [String] = [],
        isChecked: Bool? = nil,
        actions: [Action] = [],
        activate: (@MainActor () -> Void)? = nil
    ) {
        self.id = id
        self.title = title
        self.details = details
        self.isChecked = isChecked
        self.actions = actions
        self.activate = activate
    }
}
