/// The mouse: a press focuses a row, a release at the same point activates the target, and a
/// release elsewhere moves the row.
extension Workspace {
    func handle(_ event: MouseEvent) {
        guard let page else { return }
        if palette != nil { return handleInPalette(event, page) }
        if firstKeyLine != nil {
            if event.kind == .press { hideKeys() }
            return
        }
        switch event.kind {
        case .press: press(at: event.point, page)
        case .release: release(at: event.point, page)
        case .wheelUp: scroll(at: event.point, by: -3, page)
        case .wheelDown: scroll(at: event.point, by: 3, page)
        }
    }

    /// Returns the topmost target at a point. While there is an alert, only its actions are
    /// targets.
    private func target(at point: Point, _ page: Page) -> HitRegion.Target? {
        let target = hitRegions.last { $0.area.contains(point) }?.target
        if case .alertAction = target { return page.alert == nil ? nil : target }
        return page.alert == nil ? target : nil
    }

    private func press(at point: Point, _ page: Page) {
        interaction.pressed = nil
        guard let target = target(at: point, page) else { return }
        interaction.pressed = Press(target: target, point: point)
        guard case .row(let label, let row) = target,
            let location = page.location(of: row, in: label)
        else { return }
        focus(location.list, section: location.section, index: location.index)
    }

    /// Activates the pressed target or drops the pressed row. A release at the point of the press
    /// refers to the pressed target, even if the page has changed since.
    private func release(at point: Point, _ page: Page) {
        guard let pressed = interaction.pressed else { return }
        interaction.pressed = nil
        let target = point == pressed.point ? pressed.target : target(at: point, page)
        guard let target else { return }
        if target == pressed.target {
            activate(target, page)
        } else if page.alert == nil, case .row(let list, let row) = pressed.target {
            drop(row, of: list, on: target, page)
        }
    }

    func activate(_ target: HitRegion.Target, _ page: Page) {
        if case .alertAction(let label) = target {
            guard let action = page.alert?.actions.first(where: { $0.label == label }) else {
                return
            }
            return perform(action)
        }
        guard page.alert == nil else { return }
        switch target {
        case .back: goBack()
        case .tab(let index): showTab(index)
        case .keys: showKeys()
        case .palette: showPalette()
        case .quit: handleQuitRequest()
        case .place(let label):
            if let place = places().first(where: { $0.label == label }) { perform(place) }
        case .focus(let focus): interaction.focus = focus
        case .toggle(let label):
            guard case .toggle(let toggle)? = page.element(label) else { return }
            interaction.focus = .element(label)
            if toggle.isEnabled { toggle.onToggle(!toggle.isOn) }
        case .option(let label, let index):
            guard case .choice(let choice)? = page.element(label) else { return }
            interaction.focus = .element(label)
            choose(index, of: choice)
        case .row(let list, let row):
            guard let location = page.location(of: row, in: list) else { return }
            activate(location.row)
        case .heading, .section, .alertAction:
            break
        case .action, .emptyStateAction, .rowAction, .button:
            if let action = action(target, page) { perform(action) }
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
            guard let focused = focusedRow(of: page), focused.id == row else { return nil }
            return page.rowActions(of: focused, strings).first { $0.label == label }
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
        case .row(label, let other):
            guard let location = page.location(of: other, in: label) else { return }
            onMove(RowList.Move(row: row, section: location.section, index: location.index))
        case .heading(label, let section) where source.list.sections.indices.contains(section):
            onMove(RowList.Move(row: row, section: section, index: 0))
        case .section(label, let section) where source.list.sections.indices.contains(section):
            onMove(source.move(toSection: section))
        default:
            break
        }
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

    /// Scrolls a list and moves the focus only if its row would leave the visible part.
    private func scroll(_ list: RowList, section: Int, by lines: Int) {
        let layout = ListLayout(list, at: lastPosition(of: list))
        guard list.rowCount > 0, list.sections.indices.contains(section) else { return }
        let column = layout.isColumns ? section : 0
        var position = lastPosition(of: list)
        while position.scroll.count <= column { position.scroll.append(0) }
        let total =
            layout.isColumns ? layout.height(of: list.sections[section]) : layout.totalHeight
        let end = max(0, total - position.size.rows)
        position.scroll[column] = min(max(0, position.scroll[column] + lines), end)
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
