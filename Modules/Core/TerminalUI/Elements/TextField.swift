/// One line of text to be edited. The presenter owns the text: an edit is reported, and what the next
/// page says is what stands there.
public struct TextField: Sendable {
    /// What the field is for.
    public enum Kind: Sendable {
        case plain
        /// Shows dots.
        case secure
        /// `/` goes there.
        case search
    }

    /// What is asked for.
    public let label: String
    /// What stands there; as it is for a secure field, too.
    public let text: String
    /// How the field behaves.
    public let kind: Kind
    /// Whether it can be edited now.
    public let isEnabled: Bool
    /// What is wrong with the text.
    public let problem: String?
    /// The most characters that can be typed: a bound against floods, far above what is valid.
    public static let limit = 2_000

    /// Called with the whole text after each edit.
    public let onEdit: @MainActor (String) -> Void
    /// Enter.
    public let onSubmit: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - problem: what is wrong with the text; nil when nothing is.
    ///   - onEdit: called with the whole text after each edit.
    ///   - onSubmit: called for Enter; nil when the field alone submits nothing.
    public init(
        _ label: String,
        text: String,
        kind: Kind = .plain,
        isEnabled: Bool = true,
        problem: String? = nil,
        onEdit: @escaping @MainActor (String) -> Void,
        onSubmit: (@MainActor () -> Void)? = nil
    ) {
        self.label = label
        self.text = text
        self.kind = kind
        self.isEnabled = isEnabled
        self.problem = problem
        self.onEdit = onEdit
        self.onSubmit = onSubmit
    }
}
