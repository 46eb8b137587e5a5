/// What one screen remembers of how it is used. It is not the presenter's business, and it goes when
/// the screen goes.
struct Interaction {
    /// Where the user has put the focus; nil leaves it to the page.
    var focus: FocusTarget?
    /// The last focus wish of the page that was granted.
    var granted: Int?
    /// Cursor positions of text fields, by label.
    var cursors: [String: Int] = [:]
    /// The option that the keys are at, by the choice's label.
    var options: [String: Int] = [:]
    var lists: [String: ListPosition] = [:]
    /// The first visible line of a page that is too high for its window.
    var scroll = 0
    /// Nil while there is no alert.
    var alert: AlertUse?
    /// The last alarm that rang.
    var rung: Int?
    /// What the mouse button went down on.
    var pressed: Press?

    /// Brings up to date what hangs on things of the page that may have moved. Called before a page is
    /// used and before it is drawn.
    @MainActor mutating func settle(on page: Page) {
        if let wish = page.focus, wish.serial != granted {
            granted = wish.serial
            focus = .element(wish.label)
        }
        for case .list(let list) in page.elements {
            let known = lists[list.label] ?? ListPosition()
            let focus = ListFocus(list: list)
            if focus.wanted(known) != nil { self.focus = .element(list.label) }
            lists[list.label] = focus.resolve(known)
        }
        if let focus { self.focus = FocusOrder(page).match(focus) ?? focus }
        guard let alert = page.alert else { return self.alert = nil }
        if self.alert?.isOf(alert) != true { self.alert = AlertUse(alert) }
    }

    /// Where a list stands that has rows.
    @MainActor func position(in list: RowList) -> ListPosition? {
        list.rowCount > 0 ? lists[list.label] : nil
    }

    /// The option of a choice that the keys are at.
    func option(of choice: Choice) -> Int {
        let at = options[choice.label] ?? choice.selected ?? 0
        return min(max(0, at), max(0, choice.options.count - 1))
    }
}

/// What the keys act on. Elements are named by their labels, so that the focus stays when another one
/// comes or goes.
enum FocusTarget: Hashable {
    case element(String)
    /// One of a scoreboard's buttons, counted from 0.
    case button(String, Int)
    /// One of `Page.allActions`.
    case action(ActionName)

    var isButton: Bool {
        if case .button = self { true } else { false }
    }

    /// Whether Enter means the thing itself, and not the page's main action.
    var isAction: Bool {
        switch self {
        case .action, .button: true
        case .element: false
        }
    }
}

/// Finds an action again: by its label, or where the label has changed in its place, by its key.
struct ActionName: Hashable {
    let index: Int
    let label: String
    let key: Key?
}

/// How far the user has got with an alert.
struct AlertUse {
    private let title: String
    private let message: String?
    /// The action that Enter would do; counted from 0.
    var choice: Int
    /// Whether the user can know of it. What was typed before that does not answer.
    var isSeen = false

    init(_ alert: Alert) {
        title = alert.title
        message = alert.message
        // Enter alone takes nothing away.
        let harmless = alert.actions.firstIndex { $0.isEnabled && $0.weight != .destructive }
        choice = harmless ?? alert.actions.firstIndex(where: \.isEnabled) ?? 0
    }

    func isOf(_ alert: Alert) -> Bool { title == alert.title && message == alert.message }
}

/// What was under the mouse when its button went down.
struct Press {
    let target: Hit.Target
    let point: Point
}
