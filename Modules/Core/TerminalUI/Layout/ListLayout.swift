/// The lines of a list. Lines are counted from 0 at the top of the whole list, so that only visible
/// lines need a row.
@MainActor struct ListLayout {
    /// The smallest width for details beside the title instead of below it.
    private static let oneLineWidth = 60
    /// The smallest size of a list that shows the headings of its columns.
    private static let smallestTable = Size(columns: 44, rows: 6)

    let list: RowList
    /// True if the sections stand side by side.
    let isColumns: Bool
    let rowHeight: Int
    /// True if the first line shows the headings of the columns.
    let hasHeadings: Bool
    /// True if each section has a border with its heading.
    let isFramed: Bool
    private let size: Size

    init(_ list: RowList, size: Size, isFramed: Bool = false) {
        self.list = list
        self.size = size
        self.isFramed = isFramed
        let width = size.columns
        isColumns =
            isFramed
            || list.arrangement == .columns && list.sections.count > 1
                && width >= list.sections.count * list.narrowestColumn
        let sample = list.sections.first { $0.rows.count > 0 }?.rows[0]
        rowHeight =
            !isColumns && list.columns.isEmpty && width < Self.oneLineWidth
                && (sample?.details.count ?? 0) > 1 ? 2 : 1
        hasHeadings =
            !isColumns && !list.columns.isEmpty && sample != nil
            && width >= Self.smallestTable.columns && size.rows >= Self.smallestTable.rows
    }

    /// Creates the layout with which a list was last drawn.
    init(_ list: RowList, at position: ListPosition) {
        self.init(list, size: position.size, isFramed: position.isFramed)
    }

    /// The number of rows that a page key moves by. One row stays visible.
    var pageStep: Int { max(1, size.rows / rowHeight - 1) }

    var totalHeight: Int {
        let heights = list.sections.map(height)
        if isColumns { return heights.max() ?? 0 }
        return heights.reduce(0, +) + max(0, heights.count - 1)
    }

    /// Returns the number of lines that scroll together with a section.
    func lineCount(ofColumn section: Int) -> Int {
        isColumns ? height(of: list.sections[section]) : totalHeight
    }

    /// Returns the number of lines of a section: its heading, and its rows or placeholder.
    func height(of section: Section) -> Int {
        let heading = headingHeight(of: section)
        guard section.rows.count > 0 else { return heading + (section.placeholder == nil ? 0 : 1) }
        return heading + section.rows.count * rowHeight
    }

    private func headingHeight(of section: Section) -> Int {
        section.title == nil || isFramed ? 0 : 1
    }

    /// Returns the first line of a section.
    func start(ofSection index: Int) -> Int {
        guard !isColumns else { return 0 }
        return list.sections.prefix(index).reduce(0) { $0 + height(of: $1) + 1 }
    }

    /// Returns the first line of a row.
    func line(section: Int, index: Int) -> Int {
        start(ofSection: section) + headingHeight(of: list.sections[section]) + index * rowHeight
    }

    /// Returns the scroll offset closest to the current one that shows a row. The first row of a
    /// section also shows the heading.
    func scroll(_ scroll: Int, showing position: ListPosition, total: Int, height: Int) -> Int {
        let line = line(section: position.section, index: position.index)
        let top = position.index == 0 ? start(ofSection: position.section) : line
        var scroll = min(scroll, max(0, total - height))
        if line + rowHeight > scroll + height { scroll = line + rowHeight - height }
        if top < scroll { scroll = top }
        return max(0, scroll)
    }

    /// Returns the row closest to another that is fully visible in a range of lines, the first one
    /// of a section with its heading.
    func location(
        nearest location: (section: Int, index: Int), in window: Range<Int>
    ) -> (section: Int, index: Int) {
        let line = line(section: location.section, index: location.index)
        let top = location.index == 0 ? start(ofSection: location.section) : line
        let isAbove = top < window.lowerBound
        guard isAbove || line + rowHeight > window.upperBound else { return location }
        let sections = list.sections.indices.filter { section in
            list.sections[section].rows.count > 0 && (!isColumns || section == location.section)
        }
        for section in isAbove ? sections : sections.reversed() {
            let first = self.line(section: section, index: 0)
            let last = list.sections[section].rows.count - 1
            let isHeadingAbove = start(ofSection: section) < window.lowerBound
            let index =
                isAbove
                ? max(
                    isHeadingAbove ? 1 : 0,
                    (window.lowerBound - first + rowHeight - 1) / rowHeight)
                : min(last, (window.upperBound - first) / rowHeight - 1)
            if (0...last).contains(index), isAbove || window.upperBound - first >= rowHeight {
                return (section, index)
            }
        }
        return location
    }
}
