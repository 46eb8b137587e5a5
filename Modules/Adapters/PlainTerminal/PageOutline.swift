import TerminalUI

/// What stands at a number.
enum Item {
    case field(TextField)
    case toggle(Toggle)
    case choice(Choice)
    case action(NamedAction)
    case row(RowLocation)

    var label: String {
        switch self {
        case .field(let field): field.label
        case .toggle(let toggle): toggle.label
        case .choice(let choice): choice.label
        case .action(let named): named.name
        case .row(let place): place.row.title
        }
    }

    var isEnabled: Bool {
        switch self {
        case .field(let field): field.isEnabled
        case .toggle(let toggle): toggle.isEnabled
        case .choice(let choice): choice.isEnabled
        case .action(let named): named.action.isEnabled
        case .row(let place): place.row.activate != nil
        }
    }

    var identity: Identity {
        switch self {
        case .action(let named): .action(named.name)
        case .row(let place): .row(place.row.id, list: place.list.label)
        default: .element(label)
        }
    }

    /// Tells whether a number still means what it meant when it was printed.
    enum Identity: Hashable {
        case element(String)
        case action(String)
        case row(RowID, list: String)
    }
}

/// The numbers of a page: its elements and the page's actions, then the rows, so that a list of any
/// length moves no other number. An alert leaves its own actions and nothing else.
@MainActor struct PageOutline {
    /// All but the rows, with the index of the element that they belong to; nil for the page's own.
    let items: [(element: Int?, item: Item)]
    let lists: [RowList]
    let rowCount: Int
    let asks: Bool

    init(_ page: Page) {
        asks = page.alert != nil
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

    /// The number of the first row, counted from 1 as all numbers are.
    var firstRow: Int { items.count + 1 }

    /// What stands at a number; nil when nothing does.
    func item(at number: Int) -> Item? {
        guard number > 0 else { return nil }
        return number < firstRow
            ? items[number - 1].item : place(at: number - firstRow).map { .row($0) }
    }

    /// The numbers of elements and actions of that name.
    func items(named name: Name) -> [Int] {
        var search = NameSearch(name)
        for (index, entry) in items.enumerated() {
            search.look(at: entry.item.label, number: index + 1)
        }
        return search.numbers
    }

    /// The numbers of rows of that title.
    func rows(titled name: Name) -> [Int] {
        var search = NameSearch(name)
        var number = firstRow
        for list in lists {
            for section in list.sections {
                for index in 0..<section.rows.count {
                    search.look(at: section.rows[index].title, number: number)
                    number += 1
                }
            }
        }
        return search.numbers
    }

    /// How many rows stand before a row.
    func offset(of id: RowID, in list: Int) -> Int? {
        var before = lists[..<list].reduce(0) { $0 + $1.sections.reduce(0) { $0 + $1.rows.count } }
        for section in lists[list].sections {
            if let index = section.rows.index(of: id) { return before + index }
            before += section.rows.count
        }
        return nil
    }

    private func place(at offset: Int) -> RowLocation? {
        var rest = offset
        for list in lists {
            for (section, content) in list.sections.enumerated() {
                if rest < content.rows.count {
                    return RowLocation(
                        list: list, section: section, index: rest, row: content.rows[rest])
                }
                rest -= content.rows.count
            }
        }
        return nil
    }
}
