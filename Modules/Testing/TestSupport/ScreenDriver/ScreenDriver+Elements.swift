import TerminalUI
import TextSanitizing

extension ScreenDriver {
    /// Performs an action of the page, of one of its elements or of the open alert. The actions of
    /// a scoreboard can be named with their side, such as `Team A +`.
    public func tap(_ label: String) throws(ScreenDriverError) {
        let page = try page(for: "action \"\(label)\"")
        let candidates = actions(of: page)
        let action = try uniqueElement(label, kind: "action", of: candidates, on: page)
        let enabled = candidates.filter(\.element.isEnabled).compactMap(\.names.first)
        try checkEnabled(action.isEnabled, label, kind: "action", on: page, available: enabled)
        action.perform()
    }

    /// Replaces the text of a field as typing does, which replaces line breaks by blanks.
    public func type(_ text: String, into label: String) throws(ScreenDriverError) {
        let field = try enabledField(label)
        field.onEdit(String(text.sanitized(for: .typedInput).prefix(TextField.limit)))
    }

    /// Submits a field, as the Enter key does.
    public func submit(_ label: String) throws(ScreenDriverError) {
        let field = try enabledField(label)
        guard let submit = field.onSubmit else {
            throw ScreenDriverError(
                reason: .missing, requested: "submission of field \"\(label)\"",
                page: try page(for: label).title, available: [])
        }
        submit()
    }

    /// Changes the state of a toggle.
    public func toggle(_ label: String) throws(ScreenDriverError) {
        let page = try pageWithoutAlert(for: "toggle \"\(label)\"")
        let toggle = try uniqueElement(label, kind: "toggle", of: toggles(of: page), on: page)
        try checkEnabled(toggle.isEnabled, label, kind: "toggle", on: page)
        toggle.onToggle(!toggle.isOn)
    }

    /// Selects an option of a choice.
    public func choose(_ option: String, in label: String) throws(ScreenDriverError) {
        let page = try pageWithoutAlert(for: "choice \"\(label)\"")
        let choice = try uniqueElement(label, kind: "choice", of: choices(of: page), on: page)
        try checkEnabled(choice.isEnabled, label, kind: "choice", on: page)
        let options = choice.options.enumerated().map { (names: [$0.element], element: $0.offset) }
        choice.onChoose(try uniqueElement(option, kind: "option", of: options, on: page))
    }

    private func enabledField(_ label: String) throws(ScreenDriverError) -> TextField {
        let page = try pageWithoutAlert(for: "field \"\(label)\"")
        let field = try uniqueElement(label, kind: "field", of: fields(of: page), on: page)
        try checkEnabled(field.isEnabled, label, kind: "field", on: page)
        return field
    }

    /// Returns the actions of the page; those of the alert while one is open.
    func actions(of page: Page) -> [(names: [String], element: Action)] {
        let named =
            if let alert = page.alert {
                alert.actions.map { NamedAction($0) }
            } else {
                page.elements.flatMap { page.actions(in: $0) }
                    + page.allActions.map { NamedAction($0) }
            }
        return named.map { ([$0.name, $0.action.label], $0.action) }
    }

    func fields(of page: Page) -> [(names: [String], element: TextField)] {
        page.elements.compactMap {
            if case .textField(let field) = $0 { ([field.label], field) } else { nil }
        }
    }

    func toggles(of page: Page) -> [(names: [String], element: Toggle)] {
        page.elements.compactMap {
            if case .toggle(let toggle) = $0 { ([toggle.label], toggle) } else { nil }
        }
    }

    func choices(of page: Page) -> [(names: [String], element: Choice)] {
        page.elements.compactMap {
            if case .choice(let choice) = $0 { ([choice.label], choice) } else { nil }
        }
    }
}
