/// Something that the mouse can reach. Things are named and not kept: what was drawn may be older than
/// what there is when the mouse comes.
struct Hit {
    enum Target: Hashable {
        case back
        /// The way to the list of keys.
        case keys
        /// One of `Page.allActions`.
        case action(String)
        /// One of the alert's.
        case answer(String)
        /// What an empty state offers.
        case wayOut(String)
        /// What can be done with a row.
        case rowAction(String, RowID)
        case button(String, Int)
        case focus(FocusTarget)
        case toggle(String)
        case option(String, Int)
        case row(list: String, RowID)
        /// A section's heading: a place to drop on, before its first row.
        case heading(list: String, section: Int)
        /// Beside the rows of a section: a place to drop on, after its last row.
        case section(list: String, section: Int)
    }

    let area: Area
    let target: Target
}
