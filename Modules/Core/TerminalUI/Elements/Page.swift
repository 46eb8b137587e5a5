/// What a screen says, in elements that carry meaning. Renderers decide what it looks like.
public struct Page: Sendable {
    /// Says where the user is.
    public let title: String
    /// The action in the title bar.
    public let barAction: Action?
    /// From top to bottom.
    public let elements: [Element]
    /// The actions in the action bar.
    public let actions: [Action]
    /// Nil while there is nothing to be answered.
    public let alert: Alert?
    /// The alarm that was raised last; nil when there was none.
    public let alarm: Alarm?
    /// The wish that was made last; nil leaves the focus to the user.
    public let focus: FocusRequest?

    /// A page of these parts; what is not given is not there.
    public init(
        title: String,
        barAction: Action? = nil,
        elements: [Element],
        actions: [Action] = [],
        alert: Alert? = nil,
        alarm: Alarm? = nil,
        focus: FocusRequest? = nil
    ) {
        self.title = title
        self.barAction = barAction
        self.elements = elements
        self.actions = actions
        self.alert = alert
        self.alarm = alarm
        self.focus = focus
    }

    /// The same page with something to answer first.
    func asking(_ alert: Alert) -> Page {
        Page(
            title: title, barAction: barAction, elements: elements, actions: actions, alert: alert,
            alarm: alarm, focus: focus)
    }

    /// The bar's action and the page's own, in the order in which they are reached.
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
    case progress(Progress)
    case emptyState(EmptyState)
}
