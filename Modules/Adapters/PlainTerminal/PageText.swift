import TerminalUI

/// A page as lines of text.
@MainActor struct PageText {
    private(set) var content: [PageLine] = []

    private let page: Page
    private let outline: PageOutline
    private let window: Range<Int>
    private let numbers: ItemNumbers

    init(
        _ page: Page, tabs: VisibleTabs? = nil, status: WorkspaceStatus? = nil,
        window: RowWindow = RowWindow(), numbers: ItemNumbers? = nil
    ) {
        self.page = page
        self.numbers = numbers ?? ItemNumbers()
        outline = PageOutline(page)
        self.window = window.range(of: outline.rowCount)
        add(.title, "== \(page.title) ==")
        if let status { addText(status.text, isWarning: status.isWarning) }
        if let alert = page.alert {
            addAlert(alert)
        } else {
            if let tabs { add(.text, PlainStrings.tabs(tabs.labels, selected: tabs.selected)) }
            for index in page.elements.indices { addElement(index) }
            addItems(of: nil)
            addLists()
        }
    }

    /// Returns the printed lines. An empty line separates the page from the output before it.
    ///
    /// - Parameter remarks: Lines that follow the title.
    func lines(after remarks: [String] = []) -> [String] {
        let printed = content.map(\.printed)
        return [""] + printed.prefix(1) + remarks + printed.dropFirst()
    }

    var lines: [String] { lines() }

    // MARK: - Elements

    private mutating func add(_ kind: PageLine.Kind, _ text: String, summary: String? = nil) {
        content.append(PageLine(kind, text, summary: summary))
    }

    private mutating func addText(_ text: String, isWarning: Bool = false) {
        let text = (isWarning ? "! " : "") + text
        add(isWarning ? .warning : .text, text, summary: text)
    }

    private mutating func addAlert(_ alert: Alert) {
        addText(alert.title, isWarning: true)
        for line in (alert.messageInWords ?? alert.message)?.lines ?? [] { addText(line) }
        addItems(of: nil)
    }

    private mutating func addElement(_ index: Int) {
        switch page.elements[index] {
        case .text(let text):
            for line in text.text.lines { addText(line, isWarning: text.role == .warning) }
        case .progress(let progress):
            addText("… " + progress.label)
        case .emptyState(let state):
            addText(state.title)
            for line in state.message.lines { addText(line) }
        case .countdown(let countdown):
            addText("\(countdown.label): \(countdown.time), \(countdown.caption)")
            // A clock that goes on is no change.
            content[content.count - 1].essence = "\(countdown.label): \(countdown.caption)"
        case .scoreboard(let board):
            addText("\(board.label): \(Self.score(board.sides))")
        case .pitch(let pitch):
            for side in [pitch.left, pitch.right] where !side.players.isEmpty {
                addText("\(side.label): \(side.players.map(\.name).joined(separator: ", "))")
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

    // MARK: - Items

    /// Adds the numbered lines of an element, or of the page itself for nil.
    private mutating func addItems(of element: Int?) {
        for (index, entry) in outline.items.enumerated() where entry.element == element {
            add(entry.item, at: index + 1)
        }
    }

    private mutating func add(_ item: Item, at position: Int) {
        let off = item.isEnabled ? "" : PlainStrings.disabled
        switch item {
        case .field(let field):
            let isHidden = field.kind == .secure
            let shown = isHidden ? PlainStrings.hidden : field.text
            let text = "\(field.label): \(field.text.isEmpty ? PlainStrings.empty : shown)"
            add(.item, text + off, summary: text, of: item, at: position)
            if isHidden { content[content.count - 1].secret = field.text.hashValue }
            if let message = field.validationMessage { addDetail("! " + message) }
        case .toggle(let toggle):
            let text = "\(Self.mark(toggle.isOn)) \(toggle.label)"
            add(.item, text + off, summary: text, of: item, at: position)
        case .choice(let choice):
            let option = choice.selected.map { choice.options[$0] } ?? PlainStrings.empty
            let text = "\(choice.label):"
            add(.item, text + off, summary: "\(text) \(option)", of: item, at: position)
            for (index, option) in choice.options.enumerated() {
                let mark = index == choice.selected ? "(x)" : "( )"
                addDetail("\(mark) \(option)", isMentioned: false)
            }
        case .action(let named):
            add(.item, named.name + off, summary: named.name, of: item, at: position)
        case .row(let location):
            let (text, actions) = Self.texts(of: location.row, in: location.list)
            add(.row, text + actions, summary: text, of: item, at: position)
        }
    }

    private mutating func add(
        _ kind: PageLine.Kind, _ text: String, summary: String, of item: Item, at position: Int
    ) {
        var line = PageLine(kind, text, summary: summary)
        let identity = outline.identity(of: item, at: position)
        line.item = identity
        line.label = item.label
        line.number = numbers.printed(identity, at: position, of: outline)
        content.append(line)
    }

    private mutating func addDetail(_ text: String, isMentioned: Bool = true) {
        var line = PageLine(.detail, "    " + text, summary: isMentioned ? text : nil)
        line.item = content.last?.item
        content.append(line)
    }

    // MARK: - Rows

    private mutating func addLists() {
        if window.lowerBound > 0 { add(.text, PlainStrings.before(window.lowerBound)) }
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
                add(
                    .text,
                    PlainStrings.moving(
                        list.sections.compactMap(\.title) + [PlainStrings.up, PlainStrings.down]))
            }
        }
        let rest = outline.rowCount - window.upperBound
        if rest > 0 {
            let isMinimum = outline.lists.contains(where: \.hasMoreRows)
            add(.text, PlainStrings.more(rest, isMinimum: isMinimum))
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
        if let title = content.title { add(.heading, "-- \(title) --") }
        if content.rows.count == 0, let placeholder = content.placeholder {
            // Without a section, the placeholder is all that the list says.
            add(.text, placeholder, summary: content.title == nil ? placeholder : nil)
        }
        var group: String?
        for offset in rows {
            let row = RowLocation(list: list, section: section, index: offset - before)
            if let heading = row.row.group, heading != group {
                group = heading
                add(.heading, "-- \(heading) --")
            }
            add(.row(row), at: outline.firstRow + offset)
            self.content[self.content.count - 1].heading = group ?? content.title
        }
    }

    /// Returns the text of a row, and the list of its actions.
    private static func texts(of row: Row, in list: RowList) -> (text: String, actions: String) {
        let check = row.isChecked.map { mark($0) + " " } ?? ""
        let off = row.unavailableReason == nil ? "" : PlainStrings.disabled
        let details = row.details.enumerated().filter { !$1.text.isEmpty }.map { index, detail in
            let heading = list.columns.dropFirst(index + 1).first
            return heading.map { "\($0): \(detail.text)" } ?? detail.text
        }
        let title = row.titleInWords ?? row.title
        let text = check + ([title] + details).joined(separator: ", ")
        guard !row.actions.isEmpty else { return (text, off) }
        let actions = row.actions.map { $0.label + ($0.isEnabled ? "" : PlainStrings.disabled) }
        return (text, "\(off) {\(actions.joined(separator: " | "))}")
    }

    private static func mark(_ isOn: Bool) -> String { isOn ? "[x]" : "[ ]" }
}
