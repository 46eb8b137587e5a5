import TerminalUI

/// The items of a page that get numbers: its elements, its actions, and then the rows, so that the
/// length of a list does not affect other numbers. While there is an alert, only its actions have
/// numbers.
@MainActor struct PageOutline {
    /// The items other than rows, each with the index of its element; nil for an action of the
    /// page.
    let items: [(element: Int?, item: Item)]
    let lists: [RowList]
    let rowCount: Int
    let hasAlert: Bool
    /// The identities of `items`.
    private let identities: [Item.Identity]

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
        var counts: [Item.Identity: Int] = [:]
        identities = items.map { entry in
            let first = entry.item.identity(occurrence: 0)
            let count = counts[first, default: 0]
            counts[first] = count + 1
            return entry.item.identity(occurrence: count)
        }
    }

    private static func items(of element: Element, on page: Page) -> [Item] {
        switch element {
        case .textField(let field): [.field(field)]
        case .toggle(let toggle): [.toggle(toggle)]
        case .choice(let choice): [.choice(choice)]
        default: page.actions(in: element).map { .action($0) }
        }
    }

    /// The position of the first row. Positions start at 1.
    var firstRow: Int { items.count + 1 }

    /// The number of all items.
    var itemCount: Int { items.count + rowCount }

    /// Returns the item at a position; nil if there is none.
    func item(at position: Int) -> Item? {
        guard position > 0 else { return nil }
        return position < firstRow
            ? items[position - 1].item : location(at: position - firstRow).map { .row($0) }
    }

    /// Returns the identity of the item at a position; nil if there is none.
    func identity(at position: Int) -> Item.Identity? {
        item(at: position).map { identity(of: $0, at: position) }
    }

    /// Returns the identity of an item that is at a position.
    func identity(of item: Item, at position: Int) -> Item.Identity {
        position < firstRow ? identities[position - 1] : item.identity(occurrence: 0)
    }

    /// Returns the position of an item; nil if it is not on the page.
    func position(of item: Item.Identity) -> Int? {
        guard case .row(let id, let label) = item else {
            return identities.firstIndex(of: item).map { $0 + 1 }
        }
        return lists.firstIndex { $0.label == label }.flatMap { offset(of: id, in: $0) }
            .map { firstRow + $0 }
    }

    /// Returns the positions of the elements and actions with a name.
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
