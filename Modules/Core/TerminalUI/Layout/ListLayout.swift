/// Which line of a list shows what. Lines are counted from 0 at the top of the whole list, so that
/// only those in sight need a row.
@MainActor struct ListLayout {
    /// Narrower columns would cut most names.
    private static let narrowestColumn = 18
    /// From here on the details stand beside the title.
    private static let oneLineWidth = 60

    let list: RowList
    /// Whether the sections stand side by side.
    let isColumns: Bool
    let rowHeight: Int
    private let size: Size

    init(_ list: RowList, size: Size) {
        self.list = list
        self.size = size
        let width = size.columns
        isColumns =
            list.arrangement == .columns && list.sections.count > 1
            && width >= list.sections.count * Self.narrowestColumn
        let sample = list.sections.first { $0.rows.count > 0 }?.rows[0]
        rowHeight =
            !isColumns && width < Self.oneLineWidth && (sample?.details.count ?? 0) > 1 ? 2 : 1
    }

    /// What a page key moves by: the last row in sight comes to the top.
    var rowsInSight: Int { max(1, size.rows / rowHeight - 1) }

    var totalHeight: Int {
        let heights = list.sections.map(height)
        if isColumns { return heights.max() ?? 0 }
        return heights.reduce(0, +) + max(0, heights.count - 1)
    }

    /// The lines of a section: its heading, and its rows or what stands in for them.
    func height(of section: Section) -> Int {
        let heading = section.title == nil ? 0 : 1
        guard section.rows.count > 0 else { return heading + (section.placeholder == nil ? 0 : 1) }
        return heading + section.rows.count * rowHeight
    }

    /// The line at which a section begins.
    func start(ofSection index: Int) -> Int {
        guard !isColumns else { return 0 }
        return list.sections.prefix(index).reduce(0) { $0 + height(of: $1) + 1 }
    }

    /// The first line of a row.
    func line(section: Int, index: Int) -> Int {
        start(ofSection: section) + (list.sections[section].title == nil ? 0 : 1) + index
            * rowHeight
    }

    /// The scroll that shows a row, changed as little as possible. The first row of a section brings
    /// its heading along.
    func scroll(_ scroll: Int, showing position: ListPosition, total: Int, height: Int) -> Int {
        let line = line(section: position.section, index: position.index)
        let top = position.index == 0 ? start(ofSection: position.section) : line
        var scroll = min(scroll, max(0, total - height))
        if line + rowHeight > scroll + height { scroll = line + rowHeight - height }
        if top < scroll { scroll = top }
        return max(0, scroll)
    }

    /// The row nearest to another that can be seen whole in a window of lines.
    func place(
        nearest place: (section: Int, index: Int), in window: Range<Int>
    ) -> (section: Int, index: Int) {
        let line = line(section: place.section, index: place.index)
        let isAbove = line < window.lowerBound
        guard isAbove || line + rowHeight > window.upperBound else { return place }
        let sections = list.sections.indices.filter { section in
            list.sections[section].rows.count > 0 && (!isColumns || section == place.section)
        }
        for section in isAbove ? sections : sections.reversed() {
            let first = self.line(section: section, index: 0)
            let last = list.sections[section].rows.count - 1
            let index =
                isAbove
                ? max(0, (window.lowerBound - first + rowHeight - 1) / rowHeight)
                : min(last, (window.upperBound - first) / rowHeight - 1)
            if (0...last).contains(index), isAbove || window.upperBound - first >= rowHeight {
                return (section, index)
            }
        }
        return place
    }
}
