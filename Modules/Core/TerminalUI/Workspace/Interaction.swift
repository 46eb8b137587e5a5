import Navigation

/// The state of one screen's user interaction, such as focus and scroll positions. Presenters
/// cannot see this state, which lives as long as the screen.
struct Interaction {
    /// The target that the user has focused; nil for the initial focus of the page.
    var focus: FocusTarget?
    /// The serial number of the last focus request that was followed.
    var followedRequest: Int?
    /// The cursor positions of text fields, by label.
    var cursors: [String: Int] = [:]
    /// The lengths of texts in bytes after edits that dropped text, by the label of the field.
    var cutLengths: [String: Int] = [:]
    /// The highlighted options of choices, by label.
    var options: [String: Int] = [:]
    /// The positions of lists, by label.
    var lists: [String: ListPosition] = [:]
    /// True if lists focus their first row, because the user is typing a search.
    var showsFirstMatch = false
    /// The first visible line of a page that is higher than its window.
    var scroll = 0
    /// The state of the alert; nil while there is none.
    var alert: AlertState?
    /// The serial number of the last alarm that rang.
    var lastAlarm: Int?
    /// The target under the mouse when its button was pressed.
    var pressed: Press?

    /// Updates the state for a page, whose elements may have moved since the last update. Has to be
    /// called before the page is drawn or handles an event.
    @MainActor mutating func update(for page: Page) {
        if let request = page.focus, request.serial != followedRequest {
            followedRequest = request.serial
            focus = .element(request.target)
            // The presenter may have replaced the text of the field.
            cursors[request.target] = nil
        }
        for case .list(let list) in page.elements {
            let previous = lists[list.label] ?? ListPosition()
            let focus = ListFocus(list: list)
            if focus.requestedPosition(previous) != nil {
                self.focus = .element(list.label)
                showsFirstMatch = false
            }
            let start = showsFirstMatch && list.rowCount > 0 ? previous.atFirstRow : previous
            lists[list.label] = focus.prepareRows(at: focus.resolve(start))
        }
        if let focus { self.focus = FocusOrder(page).target(matching: focus) ?? focus }
        guard let alert = page.alert else { return self.alert = nil }
        if self.alert?.isState(of: alert) != true { self.alert = AlertState(alert) }
    }

    /// Replaces the labels of elements by those in another language.
    mutating func rename(_ names: [String: String]) {
        func renamed<Value>(_ values: [String: Value]) -> [String: Value] {
            let others = values.filter { names[$0.key] == nil }
            let translated = values.compactMap { label, value in names[label].map { ($0, value) } }
            return others.merging(translated) { $1 }
        }
        (cursors, options) = (renamed(cursors), renamed(options))
        (cutLengths, lists) = (renamed(cutLengths), renamed(lists))
        switch focus {
        case .element(let label): focus = .element(names[label] ?? label)
        case .button(let label, let index): focus = .button(names[label] ?? label, index)
        case .action, nil: break
        }
    }

    /// Returns the position of a list; nil for a list without rows.
    @MainActor func position(in list: RowList) -> ListPosition? {
        list.rowCount > 0 ? lists[list.label] : nil
    }

    /// Returns whether the last edit of a field dropped text and the field is unchanged since then.
    func isCut(_ field: TextField) -> Bool {
        cutLengths[field.label] == field.text.utf8.count
    }

    /// Returns the index of the highlighted option of a choice.
    func option(of choice: Choice) -> Int {
        let option = options[choice.label] ?? choice.selected ?? 0
        return min(max(0, option), max(0, choice.options.count - 1))
    }
}

/// A press of the mouse button without its release.
struct Press {
    let target: HitRegion.Target
    let point: Point
    /// True if this is the second press of a double click.
    var isSecond = false
    /// True if the mouse has left the target. A release there is no click then.
    var hasLeft = false
    /// The target under the mouse, onto which a release drops a row; nil before the mouse has left
    /// the pressed target.
    var dropTarget: HitRegion.Target?
}

/// The user's progress with an alert.
struct AlertState {
    private let title: String
    private let message: String?
    /// The index of the action that Enter performs.
    var choice: Int
    /// True if the alert has been drawn. Keys typed before that do not answer it.
    var isSeen = false

    init(_ alert: Alert) {
        title = alert.title
        message = alert.message
        // Enter alone must not perform a destructive action.
        let harmless = alert.actions.firstIndex { $0.isEnabled && $0.weight != .destructive }
        choice = harmless ?? alert.actions.firstIndex(where: \.isEnabled) ?? 0
    }

    func isState(of alert: Alert) -> Bool { title == alert.title && message == alert.message }
}
