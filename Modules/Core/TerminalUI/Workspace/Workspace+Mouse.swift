/// The mouse: a press focuses, a release on the same thing does it, a release elsewhere moves a row.
extension Workspace {
    func handle(_ event: MouseEvent) {
        guard let page else { return }
        if keysShownFrom != nil {
            if event.kind == .press { keysShownFrom = nil }
            return
        }
        switch event.kind {
        case .press: press(at: event.point)
        case .release: release(at: event.point)
        case .wheelUp: turnWheel(.up, page)
        case .wheelDown: turnWheel(.down, page)
        }
    }

    /// What lies on top comes last.
    private func target(at point: Point) -> Hit.Target? {
        hits.last { $0.area.contains(point) }?.target
    }

    private func press(at point: Point) {
        interaction.pressed = nil
        guard case .row(let list, let section, let index)? = target(at: point),
            isThere(list, section, index)
        else { return }
        focus(list, section: section, index: index)
        interaction.pressed = PressedRow(
            list: list.label, row: list.sections[section].rows[index].id)
    }

    private func release(at point: Point) {
        let pressed = interaction.pressed
        interaction.pressed = nil
        guard let target = target(at: point) else { return }
        switch target {
        case .back: goBack()
        case .action(let action): answerByMouse { perform(action) }
        case .focus(let focus): interaction.focus = focus
        case .toggle(let toggle):
            interaction.focus = .element(toggle.label)
            if toggle.isEnabled { toggle.onToggle(!toggle.isOn) }
        case .option(let choice, let index):
            interaction.focus = .element(choice.label)
            interaction.options[choice.label] = index
            if choice.isEnabled { choice.onChoose(index) }
        case .row(let list, let section, let index):
            guard let pressed, pressed.list == list.label, isThere(list, section, index) else {
                return
            }
            let row = list.sections[section].rows[index]
            if row.id == pressed.row {
                row.activate?()
            } else {
                drop(pressed.row, on: list, section: section, index: index)
            }
        case .section(let list, let section):
            guard let pressed, pressed.list == list.label else { return }
            drop(pressed.row, on: list, section: section, index: .max)
        }
    }

    private func answerByMouse(_ body: () -> Void) {
        interaction.alertChoice = 0
        body()
    }

    /// What was drawn may be older than the list.
    private func isThere(_ list: RowList, _ section: Int, _ index: Int) -> Bool {
        list.sections.indices.contains(section) && index < list.sections[section].rows.count
    }

    private func drop(_ row: RowID, on list: RowList, section: Int, index: Int) {
        let rows = list.sections[section].rows
        let others = rows.index(of: row) == nil ? rows.count : rows.count - 1
        list.onMove?(RowList.Move(row: row, section: section, index: min(index, others)))
    }

    private func turnWheel(_ key: Key, _ page: Page) {
        guard page.alert == nil else { return }
        for case .list(let list) in page.elements where list.rowCount > 0 {
            interaction.focus = .element(list.label)
            for _ in 0..<3 { handle(key, in: list) }
            return
        }
    }
}
