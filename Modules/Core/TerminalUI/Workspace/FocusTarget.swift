/// The target of the keys. Elements are identified by label, so that the focus stays on an element
/// when others are inserted or removed.
enum FocusTarget: Hashable {
    case element(String)
    /// One of a scoreboard's buttons, counted from 0.
    case button(String, Int)
    /// One of `Page.allActions`.
    case action(ActionIdentity)

    var isButton: Bool {
        if case .button = self { true } else { false }
    }

    /// True if Enter performs the target itself instead of the page's main action.
    var isAction: Bool {
        switch self {
        case .action, .button: true
        case .element: false
        }
    }
}

/// The identity of an action across pages: its label or, if the label has changed, its key.
struct ActionIdentity: Hashable {
    let index: Int
    let label: String
    let key: Key?
}
