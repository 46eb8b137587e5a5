import TerminalUI

/// The numbered items of a page: its elements, its actions, and then the rows, so that the length
/// of a list does not affect other numbers. While there is an alert, only its actions have numbers.
@MainActor struct PageOutline {
    /// The items other than rows, each with the index of its element; nil for an action of the
    /// page.
    let items: [(element: Int?, item: Item)]
    let lists: [RowList]
    let rowCount: Int
    let hasAlert: Bool

    init(_ page: Page) {
        hasAlert = page.alert != nil
        if let alert = page.alert {
            items = alert.actions.map { (nil, .action(NamedAction($0))) }
            lists = []
        } else {
            items =
                page.elements.enumerated().flatMap { index, element in
                    Self.items(of: element, on: page).map { (index, $0) }
                } + page.allActions.map { (nil, .action(NamedAction($0))) }
            lists = page.lists
        }
        rowCount = lists.reduce(0) { $0 + $1.sections.reduce(0) { $0 + $1.rows.count } }
    }

    private static func items(of element: Element, on page: Page) -> [Item] {
        switch element {
        case .textField(let field): [.field(field)]
        case .toggle(let toggle): [.toggle(toggle)]
        case .choice(let choice): [.choice(choice)]
        default: page.actions(in: element).map { .action($0) }
        }
    }

    /// The number of the first row. Numbers start at 1.
    var firstRow: Int { items.count + 1 }

    /// Returns the item with a number; nil if there is none.
    func item(at number: Int) -> Item? {
        guard number > 0 else { return nil }
        return number < firstRow
            ? items[number - 1].item : location(at: number - firstRow).map { .row($0) }
    }

    /// Returns the numbers of the elements and actions with a name.
    func items(named name: NormalizedName) -> [Int] {
        var search = NameMatcher(name)
        for (index, entry) in items.enumerated() {
            search.check(entry.item.label, number: index + 1)
        }
        return search.numbers
    }

    /// Prepares rows, counted over all lists, before they are printed or read.
    func willShow(_ offsets: Range<Int>) {
        var before = 0
        for section in lists.flatMap(\.sections) {
            let rows = offsets.clamped(to: before..<before + section.rows.count)
            if !rows.isEmpty {
                section.rows.willShow(rows.lowerBound - before..<rows.upperBound - before)
            }
            before += section.rows.count
        }
    }

    /// Returns the number of rows before a row of a list; nil if the list does not contain it.
    func offset(of id: RowID, in list: Int) -> Int? {
        var before = lists[..<list].reduce(0) { $0 + $1.sections.reduce(0) { $0 + $1.rows.count } }
        for section in lists[list].sections {
            if let index = section.rows.index(of: id) { return before + index }
            before += section.rows.count
        }
        return nil
    }

    private func location(at offset: Int) -> RowLocation? {
        var rest = offset
        for list in lists {
            for (section, content) in list.sections.enumerated() {
                if rest < content.rows.count {
                    return RowLocation(list: list, section: section, index: rest)
                }
                rest -= content.rows.count
            }
        }
        return nil
    }
}
