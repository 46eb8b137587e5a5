/// The mouse: a press focuses a row, a release in the same place does what is there, a release
/// elsewhere moves the row.
extension Workspace {
    func handle(_ event: MouseEvent) {
        guard let page else { return }
        if keysShownFrom != nil {
            if event.kind == .press { keysShownFrom = nil }
            return
        }
        switch event.kind {
        case .press: press(at: event.point, page)
        case .release: release(at: event.point, page)
        case .wheelUp: turnWheel(at: event.point, by: -3, page)
        case .wheelDown: turnWheel(at: event.point, by: 3, page)
        }
    }

    /// What lies on top comes last. Under an alert there is nothing but its answers.
    func target(at point: Point, _ page: Page) -> Hit.Target? {
        let target = hits.last { $0.area.contains(point) }?.target
        if case .answer = target { return page.alert == nil ? nil : target }
        return page.alert == nil ? target : nil
    }

    private func press(at point: Point, _ page: Page) {
        interaction.pressed = nil
        guard let target = target(at: point, page) else { return }
        interaction.pressed = Press(target: target, point: point)
        guard case .row(let label, let row) = target, let place = page.place(of: row, in: label)
        else { return }
        focus(place.list, section: place.section, index: place.index)
    }

    /// What has moved away under a mouse that stood still is still what was pressed.
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

    private func activate(_ target: Hit.Target, _ page: Page) {
        if case .answer(let label) = target {
            guard let action = page.alert?.actions.first(where: { $0.label == label }) else {
                return
            }
            return perform(action)
        }
        guard page.alert == nil else { return }
        switch target {
        case .back: goBack()
        case .keys: keysShownFrom = 0
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
            guard let place = page.place(of: row, in: list) else { return }
            activate(place.list.sections[place.section].rows[place.index])
        case .heading, .section, .answer:
            break
        case .action, .wayOut, .rowAction, .button:
            if let action = action(target, page) { perform(action) }
        }
    }

    private func action(_ target: Hit.Target, _ page: Page) -> Action? {
        switch target {
        case .action(let label):
            return page.allActions.first { $0.label == label }
        case .wayOut(let title):
            guard case .emptyState(let state)? = page.element(title) else { return nil }
            return state.action
        case .rowAction(let label, let row):
            guard let focused = focusedRow(of: page), focused.id == row else { return nil }
            return focused.actions.first { $0.label == label }
        case .button(let label, let number):
            guard case .scoreboard(let board)? = page.element(label),
                board.buttons.indices.contains(number)
            else { return nil }
            return board.buttons[number]
        default:
            return nil
        }
    }

    /// Takes a row to where it was let go: to the place of the row that is there, or to a section's
    /// beginning or end.
    private func drop(_ row: RowID, of label: String, on target: Hit.Target, _ page: Page) {
        guard let source = page.place(of: row, in: label), let onMove = source.list.onMove else {
            return
        }
        switch target {
        case .row(label, let other):
            guard let place = page.place(of: other, in: label) else { return }
            onMove(RowList.Move(row: row, section: place.section, index: place.index))
        case .heading(label, let section) where source.list.sections.indices.contains(section):
            onMove(RowList.Move(row: row, section: section, index: 0))
        case .section(label, let section) where source.list.sections.indices.contains(section):
            let rows = source.list.sections[section].rows.count
            let others = section == source.section ? rows - 1 : rows
            onMove(RowList.Move(row: row, section: section, index: others))
        default:
            break
        }
    }
}
