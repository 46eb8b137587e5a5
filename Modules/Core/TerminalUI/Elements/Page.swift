public import Navigation

/// The content of a screen as semantic elements. Renderers decide its appearance.
public struct Page: Sendable {
    /// The name of the screen, shown in the title bar.
    public let title: String
    /// The action in the title bar; nil for none.
    public let barAction: Action?
    /// The elements from top to bottom.
    public let elements: [Element]
    /// The panels that accompany the elements. A wide window shows them beside the elements, a
    /// narrow one shows the last one that fits below them. They have to contain nothing that the
    /// user needs.
    public let companions: [Panel]
    /// The actions in the action bar.
    public let actions: [Action]
    /// The alert above the page; nil for none.
    public let alert: Alert?
    /// The most recent request to focus the element with a label; nil if there has been none. The
    /// workspace follows it, and puts the cursor of a text field after the text. Then the user
    /// moves the focus freely.
    public let focus: FocusRequest<String>?
    /// Receives a text that is pasted outside of text fields, or that has several lines; nil for a
    /// page that takes no such text.
    public let onPaste: (@MainActor (String) -> Void)?

    /// Creates a page of the given parts.
    public init(
        title: String,
        barAction: Action? = nil,
        elements: [Element],
        companions: [Panel] = [],
        actions: [Action] = [],
        alert: Alert? = nil,
        focus: FocusRequest<String>? = nil,
        onPaste: (@MainActor (String) -> Void)? = nil
    ) {
        self.title = title
        self.barAction = barAction
        self.elements = elements
        self.companions = companions
        self.actions = actions
        self.alert = alert
        self.focus = focus
        self.onPaste = onPaste
    }

    /// Returns the same page with another alert.
    func showing(_ alert: Alert) -> Page {
        Page(
            title: title, barAction: barAction, elements: elements, companions: companions,
            actions: actions, alert: alert, focus: focus, onPaste: onPaste)
    }

    /// Returns the same page with another first element.
    func adding(_ element: Element) -> Page {
        Page(
            title: title, barAction: barAction, elements: [element] + elements,
            companions: companions, actions: actions, alert: alert, focus: focus, onPaste: onPaste)
    }

    /// The actions of the action bar followed by the one of the title bar, in focus order.
    public var allActions: [Action] { actions + (barAction.map { [$0] } ?? []) }
}

/// One piece of a page.
public enum Element: Sendable {
    case text(Text)
    case textField(TextField)
    case toggle(Toggle)
    case choice(Choice)
    case list(RowList)
    case scoreboard(Scoreboard)
    case countdown(Countdown)
    case pitch(Pitch)
    case progress(Progress)
    case emptyState(EmptyState)
}
