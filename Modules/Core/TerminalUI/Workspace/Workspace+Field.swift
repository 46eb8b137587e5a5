/// The keys of a text field.
extension Workspace {
    /// Whether the key was one for the field.
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
            // Given up: what was searched for goes too.
            if field.isEnabled { edit(field) { $0 = LineEditor(text: "", cursor: 0) } }
            interaction.focus = nil
            return true
        default:
            var handled = false
            if field.isEnabled { edit(field) { handled = $0.handle(key) } }
            return handled
        }
    }

    /// What was pasted; an alert or the list of keys does not let it through.
    func insert(_ text: String) {
        guard let page, page.alert == nil, keysShownFrom == nil else { return }
        let focus = FocusOrder(page).current(interaction.focus)
        guard let field = page.textField(at: focus), field.isEnabled else { return }
        edit(field) { $0.insert(text, limit: TextField.limit) }
    }

    /// A form is submitted from any field: by the field itself, or by the page's action on Enter. A
    /// search is left, and what it found stays.
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

    /// Edits the text that the page has now; the presenter is told only of a change. One that it does
    /// not take leaves the cursor where it was.
    private func edit(_ field: TextField, _ change: (inout LineEditor) -> Void) {
        let known = interaction.cursors[field.label] ?? .max
        var editor = LineEditor(text: field.text, cursor: known)
        let cursor = editor.cursor
        change(&editor)
        interaction.focus = .element(field.label)
        interaction.cursors[field.label] = editor.cursor
        guard editor.text != field.text else { return }
        let screen = screen
        field.onEdit(editor.text)
        guard screen === self.screen, editor.cursor != cursor else { return }
        if page?.textField(at: .element(field.label))?.text == field.text {
            interaction.cursors[field.label] = cursor
        }
    }
}
