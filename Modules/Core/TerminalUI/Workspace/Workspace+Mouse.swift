/// The mouse: a press focuses a row, a release on the pressed target activates it, and a release
/// elsewhere moves the row. The second press of a double click does what Enter does.
extension Workspace {
    func handle(_ event: MouseEvent) {
        guard let page else { return }
        var isSecond = false
        if event.kind == .press {
            interaction.pressed = nil
            let target = region(at: event.point)?.target
            switch clicks?.press(at: event.point, on: target) {
            case .stray: return
            case .second: isSecond = true
            case .first, nil: break
            }
        }
        if palette != nil { return handleInPalette(event, page) }
        if firstKeyLine != nil { return handleInKeys(event, page) }
        switch event.kind {
        case .press: press(at: event.point, isSecond: isSecond, page)
        case .drag: drag(to: event.point, page)
        case .release: release(at: event.point, page)
        case .wheelUp: scroll(at: event.point, by: -3, page)
        case .wheelDown: scroll(at: event.point, by: 3, page)
        }
    }

    private func handleInKeys(_ event: MouseEvent, _ page: Page) {
        switch event.kind {
        case .press: hideKeys()
        case .wheelUp: scrollKeys(by: -3, of: page)
        case .wheelDown: scrollKeys(by: 3, of: page)
        case .drag, .release: break
        }
    }

    /// Returns the topmost region at a point.
    func region(at point: Point) -> HitRegion? {
        hitRegions.last { $0.area.contains(point) }
    }

    /// Returns the target at a point. While there is an alert, only its actions and the hints of
    /// its action bar are targets.
    private func target(at point: Point, _ page: Page) -> HitRegion.Target? {
        guard let target = region(at: point)?.target else { return nil }
        if case .alertAction = target { return page.alert == nil ? nil : target }
        return page.alert == nil || target.isInAlert ? target : nil
    }

    private func press(at point: Point, isSecond: Bool, _ page: Page) {
        guard let target = target(at: point, page) else { return }
        interaction.pressed = Press(target: target, point: point, isSecond: isSecond)
        if case .scrollBar = target { return scrollBar(target, to: point, page) }
        guard let row = target.row, let location = page.location(of: row.id, in: row.list) else {
            return
        }
        focus(location.list, section: location.section, index: location.index)
    }

    /// Activates the pressed target or drops the pressed row. A release at the point of the press
    /// refers to the pressed target, even if the page has changed since.
    private func release(at point: Point, _ page: Page) {
        guard let pressed = interaction.pressed else { return }
        interaction.pressed = nil
        let isClick = point == pressed.point && !pressed.hasLeft
        guard let target = isClick ? pressed.target : target(at: point, page) else { return }
        if target == pressed.target {
            guard !pressed.hasLeft else { return }
            pressed.isSecond ? activateSecond(target, page) : activate(target, page)
        } else if page.alert == nil, let row = pressed.target.row {
            drop(row.id, of: row.list, on: target, page)
        }
    }

    /// Does what Enter does on a row or an option, and otherwise the same as another click.
    private func activateSecond(_ target: HitRegion.Target, _ page: Page) {
        guard page.alert == nil else { return activate(target, page) }
        switch target {
        case .row(_, let row) where page.focusedRow(interaction)?.id == row:
            handle(.enter, on: page)
        case .option(let label, let index):
            guard case .choice(let choice)? = page.element(label), choice.isEnabled else { return }
            interaction.focus = .element(label)
            interaction.options[label] = index
            handle(.enter, on: page)
        default: activate(target, page)
        }
    }

    func activate(_ target: HitRegion.Target, _ page: Page) {
        guard page.alert == nil || target.isInAlert else { return }
        switch target {
        case .alertAction(let label): answer(label, page)
        case .keys: showKeys()
        case .palette: showPalette()
        case .back: goBack()
        case .tab(let index): showTab(index)
        case .quit: handleQuitRequest()
        case .place(let label):
            if let place = places().first(where: { $0.label == label }) { perform(place) }
        case .focus(let focus): interaction.focus = focus
        case .cursor(let label, let position):
            interaction.focus = .element(label)
            interaction.cursors[label] = position
        case .redraw: display?.workspaceDidRequestRedraw()
        case .suspend: display?.workspaceDidRequestSuspension()
        case .toggle(let label):
            guard case .toggle(let toggle)? = page.element(label) else { return }
            interaction.focus = .element(label)
            if toggle.isEnabled { toggle.onToggle(!toggle.isOn) }
        case .option(let label, let index):
            guard case .choice(let choice)? = page.element(label) else { return }
            interaction.focus = .element(label)
            choose(index, of: choice)
        case .row(let list, let row), .name(let list, let row):
            guard let location = page.location(of: row, in: list) else { return }
            activate(location.row)
        case .heading, .section, .half, .scrollBar:
            break
        case .action, .emptyStateAction, .rowAction, .button:
            if let action = action(target, page) {
                perform(action)
            } else if target == .action(TerminalStrings.choose) {
                // The action bar names Enter on a choice.
                handle(.enter, on: page)
            }
        }
    }

    /// Performs the action of the alert with a label, or cancels the alert as its action bar
    /// offers.
    private func answer(_ label: String, _ page: Page) {
        guard let alert = page.alert else { return }
        if let action = alert.actions.first(where: { $0.label == label }) {
            perform(action)
        } else if label == TerminalStrings.cancel {
            alert.cancel()
        }
    }

    private func action(_ target: HitRegion.Target, _ page: Page) -> Action? {
        switch target {
        case .action(let label):
            return page.allActions.first { $0.label == label }
        case .emptyStateAction(let title):
            guard case .emptyState(let state)? = page.element(title) else { return nil }
            return state.action
        case .rowAction(let label, let row):
            guard let focused = page.focusedRow(interaction), focused.id == row else { return nil }
            return page.rowActions(of: focused).first { $0.label == label }
        case .button(let label, let number):
            guard case .scoreboard(let board)? = page.element(label),
                board.buttons.indices.contains(number)
            else { return nil }
            return board.buttons[number]
        default:
            return nil
        }
    }

    /// Moves a row to the position of the row on which it was dropped, or to the beginning or the
    /// end of a section.
    private func drop(_ row: RowID, of label: String, on target: HitRegion.Target, _ page: Page) {
        guard let source = page.location(of: row, in: label), let onMove = source.list.onMove else {
            return
        }
        switch target {
        case .row(label, let other) where other != row, .name(label, let other) where other != row:
            guard let location = page.location(of: other, in: label) else { return }
            onMove(RowList.Move(row: row, section: location.section, index: location.index))
        case .heading(label, let section) where source.list.sections.indices.contains(section):
            onMove(RowList.Move(row: row, section: section, index: 0))
        case .half(label, source.section):
            break
        case .section(label, let section) where source.list.sections.indices.contains(section),
            .half(label, let section) where source.list.sections.indices.contains(section):
            onMove(source.move(toSection: section))
        default:
            break
        }
    }

    // MARK: - Drag

    /// Scrolls with the pressed scroll bar, or marks the position at which the pressed row would be
    /// dropped. Near the first and the last visible row, the list scrolls.
    private func drag(to point: Point, _ page: Page) {
        guard let pressed = interaction.pressed else { return }
        if case .scrollBar = pressed.target { return scrollBar(pressed.target, to: point, page) }
        let target = target(at: point, page)
        guard pressed.hasLeft || target != pressed.target else { return }
        interaction.pressed?.hasLeft = true
        guard page.alert == nil, let label = pressed.target.row?.list,
            case .list(let list)? = page.element(label), list.onMove != nil
        else { return }
        interaction.pressed?.dropTarget = target
        scrollAtEdge(of: list, point)
    }

    /// Scrolls a list if a point is at or beyond its first or last visible row.
    private func scrollAtEdge(of list: RowList, _ point: Point) {
        let regions = hitRegions.filter { region in
            let columns = region.area.column..<region.area.column + region.area.width
            guard case .row(list.label, _) = region.target else { return false }
            return columns.contains(point.column)
        }
        guard let first = regions.first, let last = regions.last, regions.count > 1,
            case .row(_, let row) = first.target,
            let section = ListFocus(list: list).find(row)?.section
        else { return }
        // A single line would not scroll the heading above the first row away.
        let step = 2
        if point.row <= first.area.row { scroll(list, section: section, by: -step) }
        if point.row >= last.area.row { scroll(list, section: section, by: step) }
    }

    /// Scrolls a list so that the thumb of its scroll bar is at a point.
    private func scrollBar(_ target: HitRegion.Target, to point: Point, _ page: Page) {
        guard case .scrollBar(let label, let section) = target, page.alert == nil,
            case .list(let list)? = page.element(label), list.sections.indices.contains(section),
            let area = hitRegions.last(where: { $0.target == target })?.area
        else { return }
        let layout = ListLayout(list, at: lastPosition(of: list))
        let hidden = layout.lineCount(ofColumn: section) - area.height
        let offset = min(max(0, point.row - area.row), area.height - 1)
        scroll(list, section: section, to: offset * hidden / max(1, area.height - 1))
    }

    /// Ends a drag without effect when a key is pressed, and returns whether the key has no other
    /// effect.
    func endsDrag(_ key: Key) -> Bool {
        guard interaction.pressed?.hasLeft == true else { return false }
        interaction.pressed = nil
        return key == .escape
    }

    // MARK: - Wheel

    /// Scrolls the list under the mouse, or the only list of the page. A page without a list moves
    /// the focus instead.
    private func scroll(at point: Point, by lines: Int, _ page: Page) {
        guard page.alert == nil else { return }
        switch target(at: point, page) {
        case .row(let label, let row):
            guard let location = page.location(of: row, in: label) else { return }
            scroll(location.list, section: location.section, by: lines)
        case .heading(let label, let section), .section(let label, let section):
            guard case .list(let list)? = page.element(label) else { return }
            scroll(list, section: section, by: lines)
        default:
            for case .list(let list) in page.elements where list.rowCount > 0 {
                return scroll(list, section: lastPosition(of: list).section, by: lines)
            }
            let focus = FocusOrder(page).currentTarget(preferring: interaction.focus)
            handle(lines < 0 ? .up : .down, at: focus, in: page)
        }
    }

    private func scroll(_ list: RowList, section: Int, by lines: Int) {
        let position = lastPosition(of: list)
        let column = ListLayout(list, at: position).isColumns ? section : 0
        let scroll = position.scroll.indices.contains(column) ? position.scroll[column] : 0
        self.scroll(list, section: section, to: scroll + lines)
    }

    /// Scrolls a list and moves the focus only if its row would leave the visible part.
    private func scroll(_ list: RowList, section: Int, to line: Int) {
        var position = lastPosition(of: list)
        let layout = ListLayout(list, at: position)
        guard list.rowCount > 0, list.sections.indices.contains(section) else { return }
        let column = layout.isColumns ? section : 0
        while position.scroll.count <= column { position.scroll.append(0) }
        let end = max(0, layout.lineCount(ofColumn: section) - position.size.rows)
        position.scroll[column] = min(max(0, line), end)
        if !layout.isColumns || position.section == section {
            let window =
                position.scroll[column]..<position.scroll[column] + position.size.rows
            (position.section, position.index) = layout.location(
                nearest: (position.section, position.index), in: window)
            position.row = list.sections[position.section].rows[position.index].id
        }
        interaction.lists[list.label] = position
        interaction.showsFirstMatch = false
    }
}
