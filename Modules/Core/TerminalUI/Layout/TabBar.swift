/// The tabs in the first row of the window, each with its number and its label.
struct TabBar {
    struct Item {
        let number: String
        let label: String
        let column: Int
        let width: Int
    }

    /// The width of a tab without its label: the number between two blanks.
    private static let narrowest = 3
    /// The width of a tab with two cells of its label.
    private static let narrowestWithLabel = 6

    let items: [Item]

    /// The number of cells of all tabs.
    var width: Int { items.last.map { $0.column + $0.width } ?? 0 }

    /// Distributes a row among tabs. If it is too narrow, the widest labels are cut first, and the
    /// label of the selected tab last.
    init(_ tabs: VisibleTabs, width: Int) {
        var widths = tabs.labels.indices.map {
            CellText.width("\($0 + 1) \(tabs.labels[$0])") + 2
        }
        while widths.reduce(0, +) > width {
            let others = widths.indices.filter {
                $0 != tabs.selected && widths[$0] > Self.narrowest
            }
            let widest = others.max { widths[$0] < widths[$1] } ?? tabs.selected
            guard widths[widest] > Self.narrowest else { break }
            widths[widest] =
                widths[widest] > Self.narrowestWithLabel ? widths[widest] - 1 : Self.narrowest
        }
        var column = 0
        items = zip(tabs.labels, widths).enumerated().map { index, tab in
            defer { column += tab.1 }
            return Item(number: "\(index + 1)", label: tab.0, column: column, width: tab.1)
        }
    }
}

extension PageRenderer {
    /// Draws the tabs into the first row and returns their width in cells. The label of the
    /// selected one is bold and underlined.
    mutating func draw(_ tabs: VisibleTabs) -> Int {
        canvas.fill(Area(column: 0, row: 0, width: size.columns, height: 1), style: .plain)
        let bar = TabBar(tabs, width: areTabsInTitle ? bars.width / 2 : bars.width)
        for (index, item) in bar.items.enumerated() {
            let column = bars.column + item.column
            let isSelected = index == tabs.selected
            let used = canvas.write(
                item.number, column: column + 1, row: 0, width: item.width - 2,
                style: Style(.accent, .bold))
            canvas.write(
                item.label, column: column + used + 2, row: 0, width: item.width - used - 3,
                style: isSelected ? Style(.title, [.bold, .underline]) : Style(.dim))
            addHitRegion(
                .tab(index), in: Area(column: column, row: 0, width: item.width, height: 1))
        }
        return bar.width
    }
}
