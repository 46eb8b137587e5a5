/// One row of a list.
public struct Row: Sendable {
    /// The identity of the row, unique in its list. The focus follows it when the row moves.
    public let id: RowID
    /// The main text.
    public let title: String
    /// The title in words, for a title with symbols; nil for one without. Plain mode reads it
    /// instead.
    public let titleInWords: String?
    /// The heading of the group that the row belongs to, which stands beside the first visible row
    /// of each group; nil for none. The rows of a group follow each other.
    public let group: String?
    /// The meaning of the row, which decides its colour.
    public let role: Role
    /// Secondary texts, drawn with less emphasis than the title.
    public let details: [Detail]
    /// True if the row is checked; nil in lists without check marks.
    public let isChecked: Bool?
    /// The actions of this row, offered while it is focused.
    public let actions: [Action]
    /// The reason why the row cannot be activated, shown as a sentence to a user who tries it; nil
    /// for a row that can be activated or is read-only.
    public let unavailableReason: String?
    /// The closure that opens or checks the row; nil for a row that is read-only or unavailable.
    public let activate: (@MainActor () -> Void)?
    /// The effect of activating the row in one or two words; nil for a row that is opened or
    /// checked.
    public let activationLabel: String?
    /// Returns the panel that a wide window shows beside the list while the row is focused; nil for
    /// a row without one. Only the focused row's closure is called, each time a frame is drawn.
    public let detail: (@MainActor () -> Panel)?

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - id: An identity that is unique in the list.
    ///   - title: The main text.
    ///   - titleInWords: The title in words, for a title with symbols.
    ///   - group: The heading of the group that the row belongs to.
    ///   - role: The meaning of the row.
    ///   - details: Secondary texts.
    ///   - isChecked: Whether the row is checked; nil in lists without check marks.
    ///   - actions: The actions that are offered while the row is focused.
    ///   - unavailableReason: The reason why the row cannot be activated.
    ///   - activate: A closure that is called for Enter, a click, or Space on a row with a check
    ///     mark; nil for a read-only row.
    ///   - activationLabel: The effect of activating the row, if it is neither opened nor checked.
    ///   - detail: A closure that returns the panel of the row from values in memory.
    public init(
        _ id: RowID,
        title: String,
        titleInWords: String? = nil,
        group: String? = nil,
        role: Role = .plain,
        details: [Detail] = [],
        isChecked: Bool? = nil,
        actions: [Action] = [],
        unavailableReason: String? = nil,
        activate: (@MainActor () -> Void)? = nil,
        activationLabel: String? = nil,
        detail: (@MainActor () -> Panel)? = nil
    ) {
        self.id = id
        self.title = title
        self.titleInWords = titleInWords
        self.group = group
        self.role = role
        self.details = details
        self.isChecked = isChecked
        self.actions = actions
        self.unavailableReason = unavailableReason
        self.activate = unavailableReason == nil ? activate : nil
        self.activationLabel = activationLabel
        self.detail = detail
    }
}

/// The identity of a row, independent of its position.
public struct RowID: Hashable, Sendable {
    /// A number that only the presenter interprets.
    public let number: Int64

    /// Creates an identity.
    ///
    /// - Parameter number: A number that stays the same on every page that shows the same item.
    public init(_ number: Int64) {
        self.number = number
    }

    /// Creates an identity from an identifier that is no number.
    public init(hashing identifier: some Hashable) {
        number = Int64(identifier.hashValue)
    }
}
