/// The title bar and the action bar.
extension PageRenderer {
    mutating func drawTitle() {
        removeClip()
        canvas.fill(Area(column: 0, row: titleRow, width: size.columns, height: 1), style: .plain)
        let tabsWidth = tabs.map { draw($0) } ?? 0
        let title = isTitleInPanel ? applicationName ?? "" : page.title
        let action = page.barAction.map { drawBarAction($0) } ?? 0
        let left =
            areTabsInTitle
            ? tabsWidth : drawBack(room: bars.width - action - CellText.width(title) - 2)
        let room = bars.width - left - action - CellText.width(title) - 3
        let right = action + (status.map { draw($0, before: action, room: room) } ?? 0)
        // The title is centred on the screen unless it would overlap a side.
        let margin = max(left, right) + 1
        let centre = bars.inset(columns: margin)
        let style = isTitleInPanel ? Style(.dim) : Style(.title, .bold)
        if CellText.width(title) <= centre.width {
            canvas.writeCentred(title, in: centre, row: titleRow, style: style)
        } else {
            let rest = Area(
                column: bars.column + left + 1, row: titleRow,
                width: bars.width - left - right - 2, height: 1)
            canvas.writeCentred(title, in: rest, row: titleRow, style: style)
        }
    }

    /// Draws a status at the end of the title bar and returns its width in cells.
    ///
    /// - Parameters:
    ///   - action: The width of the button at the end of the bar.
    ///   - room: The largest width at which the title is complete.
    private mutating func draw(
        _ status: WorkspaceStatus, before action: Int, room: Int
    ) -> Int {
        let text = CellText.width(status.text) <= room ? status.text : status.shortText
        let end = bars.width - action - (action > 0 ? 1 : 0)
        let width = min(CellText.width(text), end)
        let area = Area(
            column: bars.column + end - width, row: titleRow, width: width, height: 1)
        canvas.writeTrailing(
            text, in: area, row: titleRow, style: Style(status.isWarning ? .warning : .dim))
        return width + (action > 0 ? 2 : 1)
    }

    /// Draws the Back button and returns its width in cells.
    ///
    /// - Parameter room: The largest width at which the title is complete. The word is left out if
    ///   it does not fit.
    private mutating func drawBack(room: Int) -> Int {
        guard canGoBack else { return 0 }
        let isEscTaken = page.allActions.contains { $0.key == .escape && $0.isEnabled }
        let arrow = canvas.write(
            isEscTaken ? "‹" : "‹ \(Key.escape.name)", column: bars.column + 1, row: titleRow,
            width: 6,
            style: Style(.accent, .bold))
        var used = arrow + 2
        if used + CellText.width(TerminalStrings.back) <= room {
            used += canvas.write(
                TerminalStrings.back, column: bars.column + used, row: titleRow, width: 10,
                style: .plain)
        }
        addHitRegion(.back, in: Area(column: bars.column, row: titleRow, width: used, height: 1))
        return used
    }

    private mutating func drawBarAction(_ action: Action) -> Int {
        let button = ActionButton(action)
        let width = min(button.width, bars.width / 2)
        return draw(
            button, column: bars.column + bars.width - width, row: titleRow, width: width,
            isFocused: !hasDialog && focusedAction == page.allActions.count - 1,
            target: .action(action.label))
    }

    /// Draws a line across the screen with a text near its end.
    mutating func drawRule(row: Int, mark: String?) {
        let rule = Area(column: 0, row: row, width: size.columns, height: 1)
        canvas.fill(rule, with: "─", style: Style(.line))
        guard let mark else { return }
        canvas.writeTrailing(" \(mark) ", in: bars.inset(columns: 1), row: row, style: Style(.dim))
    }

    // MARK: - Action bar

    /// The actions of the focused row, or Enter for a choice unless the page uses the key.
    private var elementActions: [Action] {
        guard case .element(let label)? = focus, case .choice? = page.element(label),
            !page.allActions.contains(where: { $0.key == .enter })
        else { return focusedRowActions }
        return [Action(TerminalStrings.choose, key: .enter) {}]
    }

    /// Lays out the actions of the focused element followed by those of the page.
    func makeActionBar() -> ActionBar {
        ActionBar(
            elementActions + page.actions, width: bars.width, lines: isRoomy ? 3 : 2,
            hints: keyHints,
            focused: focusedAction.flatMap {
                $0 < page.actions.count ? elementActions.count + $0 : nil
            })
    }

    /// The hints at the end of the action bar, for wide and for narrow windows.
    var keyHints: [[ActionBar.Hint]] {
        let key = isTyping ? "F1" : "?"
        let keys = ActionBar.Hint(text: "\(key) \(TerminalStrings.keys)", target: .keys)
        let actions = ActionBar.Hint(
            text: "\(Key.control("p").name) \(TerminalStrings.actions)", target: .palette)
        let shortKeys = ActionBar.Hint(text: key, target: .keys)
        guard !isRoomy else { return [[keys, actions], [keys], [shortKeys]] }
        // In a small window, the mouse reaches most actions only by the palette.
        let shortActions = ActionBar.Hint(text: Key.control("p").name, target: .palette)
        return [[keys, actions], [keys, shortActions], [shortKeys, shortActions]]
    }

    mutating func draw(_ bar: ActionBar, row: Int) {
        canvas.fill(
            Area(column: 0, row: row, width: size.columns, height: bar.lines.count), style: .plain)
        for (offset, line) in bar.lines.enumerated() {
            for item in line { draw(item, row: row + offset, in: bar) }
        }
        let last = bars.row(row + bar.lines.count - 1).inset(columns: 1)
        var end = last.column + last.width
        for hint in bar.hints.reversed() {
            let rest = Area(
                column: last.column, row: last.row, width: end - last.column, height: 1)
            let used = canvas.writeTrailing(hint.text, in: rest, row: last.row, style: Style(.dim))
            addHitRegion(
                hint.target, in: Area(column: end - used, row: last.row, width: used, height: 1))
            end -= used + ActionBar.hintGap
        }
    }

    private mutating func draw(_ item: ActionBar.Item, row: Int, in bar: ActionBar) {
        let rowActions = elementActions.count
        let column = bars.column + item.column
        let room = bars.width - item.column
        let label = item.button.action.label
        if item.index < rowActions, let focusedRow, !hasDialog {
            draw(
                item.button, column: column, row: row, width: room, isFocused: false,
                target: .rowAction(label, focusedRow.id))
        } else {
            draw(
                item.button, column: column, row: row, width: room,
                isFocused: !hasDialog && focusedAction == item.index - rowActions,
                target: hasDialog ? .alertAction(label) : .action(label))
        }
    }
}
