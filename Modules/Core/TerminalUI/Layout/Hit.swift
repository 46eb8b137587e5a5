/// Something that the mouse can reach.
struct Hit {
    enum Target {
        case back
        case action(Action)
        case focus(FocusTarget)
        case toggle(Toggle)
        case option(Choice, Int)
        case row(RowList, section: Int, index: Int)
        /// Beside the rows of a section: a place to drop on.
        case section(RowList, Int)
    }

    let area: Area
    let target: Target
}
