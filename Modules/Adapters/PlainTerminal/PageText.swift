import TerminalUI

/// A page as lines of text.
@MainActor struct PageText {
    private(set) var lines: [String] = []
    /// The items of the printed numbers.
    private(set) var printed: [Int: Item.Identity] = [:]

    private let page: Page
    private let outline: PageOutline
    private let window: Range<Int>

    init(
        _ page: Page, tabs: VisibleTabs? = nil, status: WorkspaceStatus? = nil,
        window: RowWindow = RowWindow()
    ) {
        self.page = page
        outline = PageOutline(page)
        self.window = window.range(of: outline.rowCount)
        lines = ["", "== \(page.title) =="]
        if let status { lines.append((status.isWarning ? "! " : "") + status.text) }
        if let alert = page.alert {
            addAlert(alert)
        } else {
            if let tabs { lines.append(PlainStrings.tabs(tabs.labels, selected: tabs.selected)) }
            for index in page.elements.indices { addElement(index) }
            addItems(of: nil)
            addLists()
        }
    }

    private mutating func addAlert(_ alert: Alert) {
        lines.append("! " + alert.title)
        if let message = alert.message { lines += message.lines }
        addItems(of: nil)
    }

    private mutating func addElement(_ index: Int) {
        switch page.elements[index] {
        case .text(let text):
            let mark = text.role == .warning ? "! " : ""
            lines += text.text.lines.map { mark + $0 }
        case .progress(let progress):
            lines.append("… " + progress.label)
        case .emptyState(let state):
            lines.append(state.title)
            lines += state.message.lines
        case .countdown(let countdown):
            lines.append("\(countdown.label): \(countdown.time), \(countdown.caption)")
        case .scoreboard(let board):
            lines.append("\(board.label): \(Self.score(board.sides))")
        case .pitch(let pitch):
            for side in [pitch.left, pitch.right] where !side.players.isEmpty {
                lines.append("\(side.label): \(side.players.map(\.name).joined(separator: ", "))")
            }
        case .textField, .toggle, .choice, .list:
            break
        }
        addItems(of: index)
    }

    /// Returns the score in one line; two sides as `Home 3 : 1 Guests`.
    private static func score(_ sides: [Scoreboard.Side]) -> String {
        guard sides.count == 2 else {
            return sides.map { "\($0.label) \($0.score)" }.joined(separator: ", ")
        }
        return "\(sides[0].label) \(sides[0].score) : \(sides[1].score) \(sides[1].label)"
    }

    /// Adds the numbered lines of an element, or of the page itself for nil.
    private mutating func addItems(of element: Int?) {
        for (index, entry) in outline.items.enumerated() where entry.element == element {
            add(entry.item, number: index + 1)
        }
    }

    private mutating func add(_ item: Item, number: Int) {
        printed[number] = item.identity
        let off = item.isEnabled ? "" : PlainStrings.disabled
        switch item {
        case .field(let field):
            let secret = field.kind == .secure ? PlainStrings.hidden : field.text
            let text = field.text.isEmpty ? PlainStrings.empty : secret
            lines.append("[\(number)] \(field.label): \(text)\(off)")
            if let message = field.validationMessage { lines.append("    ! " + message) }
        case .toggle(let toggle):
            lines.append("[\(number)] \(Self.mark(toggle.isOn)) \(toggle.label)\(off)")
        case .choice(let choice):
            lines.append("[\(number)] \(choice.label):\(off)")
            for (index, option) in choice.options.enumerated() {
                lines.append("    \(index == choice.selected ? "(x)" : "( )") \(option)")
            }
        case .action(let named):
            lines.append("[\(number)] \(named.name)\(off)")
        case .row(let location):
            lines.append("[\(number)] \(Self.line(of: location.row, in: location.list))")
        }
    }

    private mutating func addLists() {
        if window.lowerBound > 0 { lines.append(PlainStrings.before(window.lowerBound)) }
        var before = 0
        for list in outline.lists {
            var isSeen = false
            for (section, content) in list.sections.enumerated() {
                let seen = window.clamped(to: before..<before + content.rows.count)
                if !seen.isEmpty || (content.rows.count == 0 && touchesWindow(before)) {
                    isSeen = true
                    addSection(section, of: list, rows: seen, before: before)
                }
                before += content.rows.count
            }
            if isSeen, list.onMove != nil {
                lines.append(
                    PlainStrings.moving(list.sections.compactMap(\.title) + ["up", "down"]))
            }
        }
        let rest = outline.rowCount - window.upperBound
        if rest > 0 {
            let isMinimum = outline.lists.contains(where: \.hasMoreRows)
            lines.append(PlainStrings.more(rest, isMinimum: isMinimum))
        }
    }

    /// Returns whether an empty section lies between the printed rows or at their end.
    private func touchesWindow(_ offset: Int) -> Bool {
        window.contains(offset) || (offset == window.upperBound && offset == outline.rowCount)
    }

    private mutating func addSection(
        _ section: Int, of list: RowList, rows: Range<Int>, before: Int
    ) {
        let content = list.sections[section]
        if let title = content.title { lines.append("-- \(title) --") }
        if content.rows.count == 0, let placeholder = content.placeholder {
            lines.append(placeholder)
        }
        var group: String?
        for offset in rows {
            let row = RowLocation(list: list, section: section, index: offset - before)
            if let heading = row.row.group, heading != group {
                group = heading
                lines.append("-- \(heading) --")
            }
            add(.row(row), number: outline.firstRow + offset)
        }
    }

    private static func line(of row: Row, in list: RowList) -> String {
        let check = row.isChecked.map { mark($0) + " " } ?? ""
        let off = row.unavailableReason == nil ? "" : PlainStrings.disabled
        let details = row.details.enumerated().filter { !$1.text.isEmpty }.map { index, detail in
            let heading = list.columns.dropFirst(index + 1).first
            return heading.map { "\($0): \(detail.text)" } ?? detail.text
        }
        let text = check + ([row.title] + details).joined(separator: ", ") + off
        guard !row.actions.isEmpty else { return text }
        let actions = row.actions.map { $0.label + ($0.isEnabled ? "" : PlainStrings.disabled) }
        return "\(text) {\(actions.joined(separator: " | "))}"
    }

    private static func mark(_ isOn: Bool) -> String { isOn ? "[x]" : "[ ]" }
}
