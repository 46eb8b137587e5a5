/// One row of a list.
public struct Row: Sendable {
    /// Keeps the focus on the row when it moves; unique in its list.
    public let id: RowID
    /// What the row is called.
    public let title: String
    /// What the row means: a team, for example. One that means something stands out.
    public let role: Role
    /// More about it, of lesser weight.
    public let details: [String]
    /// Nil where rows cannot be checked.
    public let isChecked: Bool?
    /// What can be done with this row, shown while it is focused.
    public let actions: [Action]
    /// Why it cannot be opened, as a sentence that whoever tries it is told; nil where it can be
    /// opened, and where it is only to be read.
    public let unavailableReason: String?
    /// Enter, a click, or Space where rows can be checked. Nil when the row is only to be read, and
    /// when something is in the way.
    public let activate: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - id: unique in the list.
    ///   - isChecked: nil where rows cannot be checked.
    ///   - obstacle: why it cannot be activated; nil when nothing is in the way.
    ///   - activate: nil when the row is only to be read.
    public init(
        _ id: RowID,
        title: String,
        role: Role = .plain,
        details: [String] = [],
        isChecked: Bool? = nil,
        actions: [Action] = [],
        unavailableReason: String? = nil,
        activate: (@MainActor () -> Void)? = nil
    ) {
        self.id = id
        self.title = title
        self.role = role
        self.details = details
        self.isChecked = isChecked
        self.actions = actions
        self.unavailableReason = unavailableReason
        self.activate = unavailableReason == nil ? activate : nil
    }
}
