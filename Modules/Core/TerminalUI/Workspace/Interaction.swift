/// What the keys act on. Elements are named by their labels, so that the focus stays when another one
/// comes or goes.
enum FocusTarget: Hashable {
    case element(String)
    /// One of a scoreboard's buttons, counted from 0.
    case button(String, Int)
    /// The action at an index of `Page.allActions`.
    case action(Int)

    /// Whether Enter means the thing itself, and not the page's main action.
    var isAction: Bool {
        switch self {
        case .action, .button: true
        case .element: false
        }
    }
}

/// Where a list stands.
struct ListPosition {
    var section = 0
    var index = 0
    var row: RowID?
    /// The first visible line, one for each column.
    var scroll: [Int] = []
    /// The last focus request that was granted.
    var granted: Int?
}

/// What one screen remembers of how it is used. It is not the presenter's business, and it goes when
/// the screen goes.
struct Interaction {
    /// Where the user has put the focus; nil leaves it to the page.
    var focus: FocusTarget?
    /// Cursor positions of text fields, by label.
    var cursors: [String: Int] = [:]
    /// The option that the keys are at, by the choice's label.
    var options: [String: Int] = [:]
    var lists: [String: ListPosition] = [:]
    /// The first visible line of a page that is too high for its window.
    var scroll = 0
    /// The alert's action that Enter would do; counted from 0.
    var alertChoice = 0
    /// The last alarm that rang.
    var rung: Int?
    /// Which row the mouse button went down on.
    var pressed: PressedRow?
}

/// A row under the mouse.
struct PressedRow: Hashable {
    let list: String
    let row: RowID
}
