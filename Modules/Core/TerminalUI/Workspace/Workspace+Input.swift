extension Workspace {
    /// Takes what the person did to where it belongs.
    public func handle(_ event: InputEvent) {
        guard !isFinished, screen != nil else { return }
        switch event {
        case .key(let key): handle(key)
        case .paste(let text): insert(text)
        case .mouse(let event): handle(event)
        }
        setNeedsDisplay()
    }

    private func handle(_ key: Key) {
        if key == .control("c") { return askToQuit() }
        if keysShownFrom != nil { return turnKeys() }
        guard let page else { return }
        if let alert = page.alert { return handle(key, in: alert) }

        let focus = FocusOrder(page).current(interaction.focus)
        if let field = page.textField(at: focus), handle(key, in: field, page: page) { return }
        if key == .character("?") || key == .function(1) { return showKeys() }
        if key == .enter, focus?.isAction == true { return handle(key, at: focus, in: page) }
        if let action = page.action(for: key, rowActions: rowActions(in: page, focus)) {
            return perform(action)
        }
        if key == .character("/"), let search = page.searchField {
            interaction.focus = .element(search.label)
            return
        }
        if key == .escape { return leave(focus, page) }
        handle(key.asArrow, at: focus, in: page)
    }

    private func showKeys() {
        keysShownFrom = 0
    }

    /// The next part of the list of keys, or back to the page.
    private func turnKeys() {
        guard let shown = keysShownFrom else { return }
        keysShownFrom = nextKeys > shown && nextKeys < keyCount ? nextKeys : nil
    }

    private var keyCount: Int {
        guard let page, let screen else { return 0 }
        let renderer = PageRenderer(
            page: page, words: words, canGoBack: canGoBack,
            interaction: screen.surface.interaction, size: PageRenderer.smallest)
        return renderer.keyLines.count
    }

    /// Esc: out of a search field first, then back.
    private func leave(_ focus: FocusTarget?, _ page: Page) {
        if let field = page.textField(at: focus), field.kind == .search {
            interaction.focus = nil
        } else {
            goBack()
        }
    }

    func perform(_ action: Action) {
        guard action.isEnabled else { return }
        action.perform()
    }

    private func rowActions(in page: Page, _ focus: FocusTarget?) -> [Action] {
        guard let list = page.list(at: focus), let position = position(in: list) else { return [] }
        return list.sections[position.section].rows[position.index].actions
    }

    private func handle(_ key: Key, in alert: Alert) {
        if let action = alert.actions.first(where: { $0.key == key }) {
            return answer { perform(action) }
        }
        let choice = asksToQuit ? quitChoice : interaction.alertChoice
        switch key.asArrow {
        case .escape:
            answer { alert.cancel() }
        case .enter, .space:
            guard alert.actions.indices.contains(choice) else { return }
            answer { perform(alert.actions[choice]) }
        case .left, .up, .backTab:
            choose(max(0, choice - 1))
        case .right, .down, .tab:
            choose(min(alert.actions.count - 1, choice + 1))
        default:
            break
        }
    }

    private func choose(_ index: Int) {
        if asksToQuit { quitChoice = index } else { interaction.alertChoice = index }
    }

    /// The next alert begins at its first action again.
    private func answer(_ body: () -> Void) {
        if !asksToQuit { interaction.alertChoice = 0 }
        body()
    }

    private func insert(_ text: String) {
        guard let page, page.alert == nil, keysShownFrom == nil else { return }
        let focus = FocusOrder(page).current(interaction.focus)
        guard let field = page.textField(at: focus), field.isEnabled else { return }
        edit(field) { $0.insert(text, limit: TextField.limit) }
    }

    private func handle(_ key: Key, in field: TextField, page: Page) -> Bool {
        switch key {
        case .character(let character):
            if field.isEnabled {
                edit(field) { $0.insert(String(character), limit: TextField.limit) }
            }
            return true
        case .enter:
            if field.kind == .search {
                interaction.focus = nil
            } else if let submit = field.onSubmit, field.isEnabled {
                submit()
            } else {
                move(.element(field.label), by: 1, in: page)
            }
            return true
        default:
            var handled = false
            if field.isEnabled { edit(field) { handled = $0.handle(key) } }
            return handled
        }
    }

    /// Edits the text that the page has now; the presenter is told only of a change.
    private func edit(_ field: TextField, _ change: (inout LineEditor) -> Void) {
        var editor = LineEditor(
            text: field.text, cursor: interaction.cursors[field.label] ?? .max)
        change(&editor)
        interaction.cursors[field.label] = editor.cursor
        if editor.text != field.text { field.onEdit(editor.text) }
    }

    /// The interaction of the visible screen; without one there is nothing to interact with.
    var interaction: Interaction {
        get { screen?.surface.interaction ?? Interaction() }
        set { screen?.surface.interaction = newValue }
    }
}
