import TerminalUI
import TextSanitizing

extension ScreenDriver {
    /// Does an action: of the page, its bar or one of its elements, or of the question that is open.
    /// A scoreboard's actions may be called by their side as well: `Team A +`.
    public func tap(_ label: String) throws(ScreenDriverError) {
        let page = try page(for: "action \"\(label)\"")
        let there = actions(of: page)
        let action = try only(label, kind: "action", of: there, on: page)
        let enabled = there.filter(\.thing.isEnabled).compactMap(\.names.first)
        try checkEnabled(action.isEnabled, label, kind: "action", on: page, there: enabled)
        action.perform()
    }

    /// Replaces a field's text, as typing does: line breaks become blanks.
    public func type(_ text: String, into label: String) throws(ScreenDriverError) {
        let field = try enabledField(label)
        field.onEdit(String(text.sanitized(for: .typedInput).prefix(TextField.limit)))
    }

    /// Enter in a field.
    public func submit(_ label: String) throws(ScreenDriverError) {
        let field = try enabledField(label)
        guard let submit = field.onSubmit else {
            throw ScreenDriverError(
                problem: .missing, wanted: "submission of field \"\(label)\"",
                page: try page(for: label).title, there: [])
        }
        submit()
    }

    /// Flips a toggle.
    public func toggle(_ label: String) throws(ScreenDriverError) {
        let page = try freePage(for: "toggle \"\(label)\"")
        let toggle = try only(label, kind: "toggle", of: toggles(of: page), on: page)
        try checkEnabled(toggle.isEnabled, label, kind: "toggle", on: page)
        toggle.onToggle(!toggle.isOn)
    }

    /// Chooses an option.
    public func choose(_ option: String, in label: String) throws(ScreenDriverError) {
        let page = try freePage(for: "choice \"\(label)\"")
        let choice = try only(label, kind: "choice", of: choices(of: page), on: page)
        try checkEnabled(choice.isEnabled, label, kind: "choice", on: page)
        let options = choice.options.enumerated().map { (names: [$0.element], thing: $0.offset) }
        choice.onChoose(try only(option, kind: "option", of: options, on: page))
    }

    private func enabledField(_ label: String) throws(ScreenDriverError) -> TextField {
        let page = try freePage(for: "field \"\(label)\"")
        let field = try only(label, kind: "field", of: fields(of: page), on: page)
        try checkEnabled(field.isEnabled, label, kind: "field", on: page)
        return field
    }

    /// A question hides everything else, so only its own actions are there.
    func actions(of page: Page) -> [(names: [String], thing: Action)] {
        let named =
            if let alert = page.alert {
                alert.actions.map { NamedAction($0) }
            } else {
                page.elements.flatMap { page.actions(in: $0) }
                    + page.allActions.map { NamedAction($0) }
            }
        return named.map { ([$0.name, $0.action.label], $0.action) }
    }

    func fields(of page: Page) -> [(names: [String], thing: TextField)] {
        page.elements.compactMap {
            if case .textField(let field) = $0 { ([field.label], field) } else { nil }
        }
    }

    func toggles(of page: Page) -> [(names: [String], thing: Toggle)] {
        page.elements.compactMap {
            if case .toggle(let toggle) = $0 { ([toggle.label], toggle) } else { nil }
        }
    }

    func choices(of page: Page) -> [(names: [String], thing: Choice)] {
        page.elements.compactMap {
            if case .choice(let choice) = $0 { ([choice.label], choice) } else { nil }
        }
    }
}
