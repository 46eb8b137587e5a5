/// An area that reacts to the mouse. Its target is a name rather than an object, because the page
/// may have changed since the frame was drawn.
struct HitRegion {
    enum Target: Hashable {
        case back
        /// The tab with an index.
        case tab(Int)
        /// The hint that opens the list of keys.
        case keys
        /// The hint that opens the command palette, and the dialog itself.
        case palette
        case quit
        case redraw
        case suspend
        /// The place with a label.
        case place(String)
        /// One of `Page.allActions`.
        case action(String)
        /// One of the alert's actions.
        case alertAction(String)
        /// The action of the empty state with this title.
        case emptyStateAction(String)
        /// One of the actions of a row.
        case rowAction(String, RowID)
        case button(String, Int)
        case focus(FocusTarget)
        /// The character at a position in the text of a field, or the end of the text.
        case cursor(field: String, Int)
        case toggle(String)
        case option(String, Int)
        case row(list: String, RowID)
        /// The heading of a section. A row dropped here moves before the first row.
        case heading(list: String, section: Int)
        /// The name of a row on a pitch.
        case name(list: String, RowID)
        /// One half of a pitch. A row dropped here moves to the end of the section.
        case half(list: String, section: Int)
        /// The scroll bar of a list, or of one of its columns.
        case scrollBar(list: String, section: Int)
        /// The free area of a section. A row dropped here moves after the last row.
        case section(list: String, section: Int)
    }

    let area: Area
    let target: Target
}

extension HitRegion.Target {
    /// The row that a drag of the target moves; nil for none.
    var row: (list: String, id: RowID)? {
        switch self {
        case .row(let list, let id), .name(let list, let id): (list, id)
        default: nil
        }
    }

    /// True if the target reacts while an alert is open.
    var isInAlert: Bool {
        switch self {
        case .alertAction, .keys, .palette: true
        default: false
        }
    }
}
