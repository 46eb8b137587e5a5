import Navigation

/// The keys of the page, of its alert, and of the focused element.
extension Workspace {
    /// Handles an event immediately.
    public func handle(_ event: InputEvent) {
        guard !isFinished, screen != nil else { return }
        performUserAction {
            switch event {
            case .key(let key): handle(key)
            case .paste(let text): insert(text)
            case .mouse(let event): handle(event)
            }
        }
    }

    private func handle(_ key: Key) {
        if key == .control("c") { return handleQuitRequest() }
        #if DEBUG
            if key == .function(12) { return showNotice("Navigation", message: navigator.outline) }
        #endif
        guard let page else { return }
        if let alert = page.alert { return handle(key, in: alert) }
        if firstKeyLine != nil {
            return key == .escape ? hideKeys() : showNextKeys(of: page)
        }

        let focus = FocusOrder(page).currentTarget(preferring: interaction.focus)
        if let field = page.textField(at: focus), handle(key, in: field, page: page) { return }
        if key == .character("?") || key == .function(1) { return showKeys() }
        if key == .enter, enterActsOnFocus(focus, page) { return handle(key, at: focus, in: page) }
        if let action = page.action(for: key, rowActions: focusedRow(of: page)?.actions ?? []),
            action.isEnabled || key != .escape
        {
            return perform(action)
        }
        if key == .character("/"), let search = page.searchField {
            interaction.focus = .element(search.label)
            return
        }
        if let tab = tabs?.numbered.first(where: { key == .character(Character("\($0 + 1)")) }) {
            return showTab(tab)
        }
        if key == .escape { return goBack() }
        handle(key.asArrow, at: focus, in: page)
    }

    /// Returns whether Enter acts on the focused target rather than on the page's action for Enter.
    /// That is the case for an action, and for an option that is not selected yet.
    private func enterActsOnFocus(_ focus: FocusTarget?, _ page: Page) -> Bool {
        guard case .element(let label)? = focus else { return focus?.isAction ?? false }
        guard case .choice(let choice)? = page.element(label) else { return false }
        return choice.isEnabled && interaction.option(of: choice) != choice.selected
    }

    /// Performs an action, or shows the reason why it is unavailable.
    func perform(_ action: Action) {
        if action.isEnabled { return action.perform() }
        if let unavailableReason = action.unavailableReason { showNotice(unavailableReason) }
    }

    /// Activates a row, or shows the reason why it is unavailable.
    func activate(_ row: Row) {
        if let activate = row.activate { return activate() }
        if let unavailableReason = row.unavailableReason { showNotice(unavailableReason) }
    }

    private func handle(_ key: Key, in alert: Alert) {
        guard let state = interaction.alert, state.isSeen else { return }
        if let action = alert.actions.first(where: { $0.key == key }) { return perform(action) }
        switch key.asArrow {
        // As usual in terminals, y and n answer in addition to the keys of the actions.
        case .character("y"):
            if let first = alert.actions.first { perform(first) }
        case .escape, .character("n"):
            alert.cancel()
        case .enter, .space:
            if alert.actions.isEmpty { return alert.cancel() }
            guard alert.actions.indices.contains(state.choice) else { return }
            perform(alert.actions[state.choice])
        case .left, .up, .backTab:
            choose(by: -1, in: alert)
        case .right, .down, .tab:
            choose(by: 1, in: alert)
        default:
            break
        }
    }

    /// Moves the choice to the next enabled action; the first and the last one are the ends.
    private func choose(by step: Int, in alert: Alert) {
        guard var choice = interaction.alert?.choice else { return }
        repeat {
            choice += step
        } while alert.actions.indices.contains(choice)
            && !alert.actions[choice].isEnabled
        if alert.actions.indices.contains(choice) { interaction.alert?.choice = choice }
    }

    // MARK: - Text fields

    /// Handles a key in a field and returns whether the field uses it.
    private func handle(_ key: Key, in field: TextField, page: Page) -> Bool {
        switch key {
        case .character(let character):
            if field.isEnabled {
                edit(field) { $0.insert(String(character), limit: TextField.limit) }
            }
            return true
        case .enter:
            submit(field, page)
            return true
        case .escape where field.kind == .search:
            // Esc ends a search and clears its term.
            if field.isEnabled { edit(field) { $0 = LineEditor(text: "", cursor: 0) } }
            interaction.focus = nil
            return true
        default:
            var handled = false
            if field.isEnabled { edit(field) { handled = $0.handle(key) } }
            return handled
        }
    }

    /// Inserts pasted text into the focused field.
    private func insert(_ text: String) {
        if let field = editableField { edit(field) { $0.insert(text, limit: TextField.limit) } }
    }

    /// The focused field, unless it is disabled, or an alert or the list of keys covers it.
    private var editableField: TextField? {
        guard let page, page.alert == nil, firstKeyLine == nil else { return nil }
        let focus = FocusOrder(page).currentTarget(preferring: interaction.focus)
        return page.textField(at: focus).flatMap { $0.isEnabled ? $0 : nil }
    }

    /// Handles characters that were typed faster than frames are drawn. A text field that accepts
    /// all of them is edited once.
    ///
    /// - Parameter characters: The characters, in their order.
    public func receive(typed characters: [Character]) {
        if characters.count > 1, interceptor == nil, hasHandledTypeAhead,
            navigator.activity.isIdle, let field = editableField
        {
            handle(.paste(String(characters)))
            // A presenter that rejects the text may accept its beginning.
            guard let unchanged = editableField, unchanged.label == field.label,
                unchanged.text == field.text, !interaction.isCut(field)
            else { return }
        }
        for character in characters { receive(.key(.character(character))) }
    }

    /// Submits a form from any field, by the field itself or by the page's action for Enter. A
    /// search field also loses the focus and keeps its term.
    private func submit(_ field: TextField, _ page: Page) {
        if field.kind == .search { interaction.focus = nil }
        if let submit = field.onSubmit {
            if field.isEnabled { submit() }
        } else if let action = page.action(for: .enter, rowActions: []) {
            perform(action)
        } else if field.kind != .search {
            move(.element(field.label), by: 1, in: page)
        }
    }

    /// Edits the current text of a field and reports a change to the presenter. The cursor stays at
    /// its position if the presenter rejects the change.
    private func edit(_ field: TextField, _ change: (inout LineEditor) -> Void) {
        let known = interaction.cursors[field.label] ?? .max
        var editor = LineEditor(text: field.text, cursor: known)
        let cursor = editor.cursor
        change(&editor)
        interaction.focus = .element(field.label)
        interaction.cursors[field.label] = editor.cursor
        if editor.isCut || editor.text != field.text {
            interaction.cutLengths[field.label] = editor.isCut ? editor.text.utf8.count : nil
        }
        guard editor.text != field.text else { return }
        let screen = screen
        field.onEdit(editor.text)
        guard screen === self.screen, editor.cursor != cursor else { return }
        if page?.textField(at: .element(field.label))?.text == field.text {
            interaction.cursors[field.label] = cursor
        }
    }

    // MARK: - Focus

    func handle(_ key: Key, at focus: FocusTarget?, in page: Page) {
        switch key {
        case .tab: return move(focus, by: 1, in: page)
        case .backTab: return move(focus, by: -1, in: page)
        default: break
        }
        guard let focus else { return }
        switch focus {
        case .element(let label):
            guard let element = page.element(label) else { return }
            handle(key, in: element, focus, page)
        case .button(let label, let number):
            guard case .scoreboard(let board)? = page.element(label) else { return }
            handle(key, in: board, number: number, page)
        case .action(let name):
            handle(key, at: focus, action: name.index, page)
        }
    }

    private func move(_ focus: FocusTarget?, by step: Int, in page: Page) {
        interaction.focus = FocusOrder(page).next(after: focus, by: step)
    }

    /// Moves the focus to the element above or below, if there is one.
    private func moveVertically(from focus: FocusTarget, by step: Int, in page: Page) {
        guard let next = FocusOrder(page).neighbour(of: focus, by: step) else { return }
        interaction.focus = next
    }

    private func handle(_ key: Key, in element: Element, _ focus: FocusTarget, _ page: Page) {
        switch (element, key) {
        case (.list(let list), _):
            handle(key, in: list)
        case (.choice(let choice), _):
            handle(key, in: choice, focus, page)
        case (.toggle(let toggle), .enter), (.toggle(let toggle), .space):
            if toggle.isEnabled { toggle.onToggle(!toggle.isOn) }
        case (.emptyState(let state), .enter), (.emptyState(let state), .space):
            if let action = state.action { perform(action) }
        case (_, .up):
            moveVertically(from: focus, by: -1, in: page)
        case (_, .down):
            moveVertically(from: focus, by: 1, in: page)
        default:
            break
        }
    }

    private func handle(_ key: Key, in choice: Choice, _ focus: FocusTarget, _ page: Page) {
        let highlighted = interaction.option(of: choice)
        switch key {
        case .up where highlighted > 0:
            interaction.options[choice.label] = highlighted - 1
        case .down where highlighted < choice.options.count - 1:
            interaction.options[choice.label] = highlighted + 1
        case .up: moveVertically(from: focus, by: -1, in: page)
        case .down: moveVertically(from: focus, by: 1, in: page)
        case .home: interaction.options[choice.label] = 0
        case .end: interaction.options[choice.label] = max(0, choice.options.count - 1)
        case .enter, .space: choose(highlighted, of: choice)
        default: break
        }
    }

    func choose(_ index: Int, of choice: Choice) {
        guard choice.isEnabled, choice.options.indices.contains(index) else { return }
        interaction.options[choice.label] = index
        choice.onChoose(index)
    }

    private func handle(_ key: Key, in board: Scoreboard, number: Int, _ page: Page) {
        let focus = FocusTarget.button(board.label, number)
        switch key {
        case .left where number > 0: interaction.focus = .button(board.label, number - 1)
        case .right where number < board.buttons.count - 1:
            interaction.focus = .button(board.label, number + 1)
        case .up: moveVertically(from: focus, by: -1, in: page)
        case .down: moveVertically(from: focus, by: 1, in: page)
        case .enter, .space: perform(board.buttons[number])
        default: break
        }
    }

    private func handle(_ key: Key, at focus: FocusTarget, action index: Int, _ page: Page) {
        let actions = page.allActions
        switch key {
        case .left where index > 0: move(focus, by: -1, in: page)
        case .right where index < actions.count - 1: move(focus, by: 1, in: page)
        case .up: moveVertically(from: focus, by: -1, in: page)
        case .enter, .space: perform(actions[index])
        default: break
        }
    }

    // MARK: - Lists

    private func handle(_ key: Key, in list: RowList) {
        guard let position = interaction.position(in: list) else { return }
        let page = ListLayout(list, at: position).pageStep
        switch key {
        case .up: moveFocus(position, by: -1, in: list)
        case .down: moveFocus(position, by: 1, in: list)
        case .pageUp: moveFocus(position, by: -page, in: list)
        case .pageDown: moveFocus(position, by: page, in: list)
        case .home, .character("g"): moveFocus(position, by: -list.rowCount, in: list)
        case .end, .character("G"): moveFocus(position, by: list.rowCount, in: list)
        case .left: changeSection(position, by: -1, in: list)
        case .right: changeSection(position, by: 1, in: list)
        case .shiftUp, .character("K"): moveRow(at: position, by: -1, in: list)
        case .shiftDown, .character("J"): moveRow(at: position, by: 1, in: list)
        case .shiftLeft, .character("H"): moveRow(at: position, toSection: -1, in: list)
        case .shiftRight, .character("L"): moveRow(at: position, toSection: 1, in: list)
        case .enter: activate(row(at: position, in: list))
        case .space:
            let row = row(at: position, in: list)
            guard row.isChecked != nil else { return }
            // The next row, so that Space alone checks several rows.
            moveFocus(position, by: 1, in: list)
            activate(row)
        default: break
        }
    }

    /// Focuses a row and discards a focus request of the list that has not been followed yet.
    func focus(_ list: RowList, section: Int, index: Int) {
        var position = lastPosition(of: list)
        position.section = section
        position.index = index
        position.row = list.sections[section].rows[index].id
        position.followedRequest = list.focus?.serial ?? position.followedRequest
        interaction.lists[list.label] = position
        interaction.focus = .element(list.label)
    }

    func lastPosition(of list: RowList) -> ListPosition {
        interaction.lists[list.label] ?? ListPosition()
    }

    /// Returns the focused row of the focused list.
    func focusedRow(of page: Page) -> Row? {
        guard
            let list = page.list(at: FocusOrder(page).currentTarget(preferring: interaction.focus)),
            let position = interaction.position(in: list)
        else { return nil }
        return row(at: position, in: list)
    }

    private func row(at position: ListPosition, in list: RowList) -> Row {
        list.sections[position.section].rows[position.index]
    }

    /// Moves the focus by a number of rows across sections; the first and the last row are the
    /// ends.
    private func moveFocus(_ position: ListPosition, by step: Int, in list: RowList) {
        let before = list.sections.prefix(position.section).reduce(0) { $0 + $1.rows.count }
        let target = min(max(0, before + position.index + step), list.rowCount - 1)
        var rest = target
        for (section, content) in list.sections.enumerated() {
            if rest < content.rows.count { return focus(list, section: section, index: rest) }
            rest -= content.rows.count
        }
    }

    /// Moves the focus to the next section with rows.
    private func changeSection(_ position: ListPosition, by step: Int, in list: RowList) {
        var section = position.section + step
        while list.sections.indices.contains(section) {
            let count = list.sections[section].rows.count
            if count > 0 {
                return focus(list, section: section, index: min(position.index, count - 1))
            }
            section += step
        }
    }

    private func moveRow(at position: ListPosition, by step: Int, in list: RowList) {
        let row = RowLocation(list: list, section: position.section, index: position.index)
        if let move = row.move(by: step) { list.onMove?(move) }
    }

    private func moveRow(at position: ListPosition, toSection step: Int, in list: RowList) {
        let section = position.section + step
        guard list.sections.indices.contains(section) else { return }
        let row = RowLocation(list: list, section: position.section, index: position.index)
        list.onMove?(row.move(toSection: section))
    }
}
