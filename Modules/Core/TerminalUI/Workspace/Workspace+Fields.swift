import Navigation

/// The keys of text fields and choices.
extension Workspace {
    /// Handles a key in a field and returns whether the field uses it.
    func handle(_ key: Key, in field: TextField, page: Page) -> Bool {
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
            // Esc ends a search and clears its term. Without another target, it leaves the page
            // then.
            let isAlone =
                FocusOrder(page).currentTarget(preferring: nil) == .element(field.label)
            guard !isAlone || !field.text.isEmpty else { return false }
            if field.isEnabled { edit(field) { $0 = LineEditor(text: "", cursor: 0) } }
            interaction.focus = nil
            return true
        default:
            var handled = false
            if field.isEnabled { edit(field) { handled = $0.handle(key) } }
            return handled
        }
    }

    /// Inserts pasted text into the focused field. A page that takes pasted text receives one with
    /// several lines, and any text while no field has the focus.
    func insert(_ text: String) {
        if palette != nil, let page { return insertInPalette(text, page) }
        let field = editableField
        if let onPaste = pasteReceiver, field == nil || text.contains(where: \.isNewline) {
            return onPaste(text)
        }
        if let field { edit(field) { $0.insert(text, limit: TextField.limit) } }
    }

    /// The receiver of pasted text, unless an alert, the palette or the list of keys covers the
    /// page.
    package var pasteReceiver: (@MainActor (String) -> Void)? {
        guard let page, page.alert == nil, palette == nil, firstKeyLine == nil else { return nil }
        return page.onPaste
    }

    /// The focused field, unless it is disabled or covered by an alert, the palette or the list of
    /// keys.
    var editableField: TextField? {
        guard let page, page.alert == nil, palette == nil, firstKeyLine == nil else { return nil }
        let focus = FocusOrder(page).currentTarget(preferring: interaction.focus)
        return page.textField(at: focus).flatMap { $0.isEnabled ? $0 : nil }
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
        interaction.showsFirstMatch = field.kind == .search && !editor.text.isEmpty
        let screen = screen
        field.onEdit(editor.text)
        guard screen === self.screen, editor.cursor != cursor else { return }
        if page?.textField(at: .element(field.label))?.text == field.text {
            interaction.cursors[field.label] = cursor
        }
    }

    // MARK: - Choices

    func handle(_ key: Key, in choice: Choice, _ focus: FocusTarget, _ page: Page) {
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
        case .space: choose(highlighted, of: choice)
        case .enter:
            choose(highlighted, of: choice)
            // As in a text field, Enter also performs the action of the page for Enter.
            if let action = self.page?.action(for: .enter, rowActions: []) { perform(action) }
        default: break
        }
    }

    func choose(_ index: Int, of choice: Choice) {
        guard choice.isEnabled, choice.options.indices.contains(index) else { return }
        interaction.options[choice.label] = index
        choice.onChoose(index)
    }
}
