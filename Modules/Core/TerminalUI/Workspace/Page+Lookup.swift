/// Access to the content of a page by focus and by key.
extension Page {
    /// Returns the first element with a label.
    func element(_ label: String) -> Element? {
        elements.first { $0.label == label }
    }

    /// Returns the labels of the elements of the same page in another language, by their labels
    /// here.
    func names(in translation: Page) -> [String: String] {
        let (labels, others) = (
            elements.compactMap(\.label), translation.elements.compactMap(\.label)
        )
        guard labels.count == others.count else { return [:] }
        return Dictionary(zip(labels, others), uniquingKeysWith: { first, _ in first })
    }

    func textField(at focus: FocusTarget?) -> TextField? {
        guard case .element(let label)? = focus, case .textField(let field)? = element(label) else {
            return nil
        }
        return field
    }

    func list(at focus: FocusTarget?) -> RowList? {
        guard case .element(let label)? = focus, case .list(let list)? = element(label) else {
            return nil
        }
        return list
    }

    /// Returns the focused row of the focused list.
    @MainActor func focusedRow(_ interaction: Interaction) -> Row? {
        let focus = FocusOrder(self).currentTarget(preferring: interaction.focus)
        return list(at: focus).flatMap { list in
            interaction.position(in: list).map { list.sections[$0.section].rows[$0.index] }
        }
    }

    var searchField: TextField? {
        for case .textField(let field) in elements where field.kind == .search { return field }
        return nil
    }

    /// Returns the action for a key. Actions of the focused row take precedence over those of a
    /// scoreboard, and these over those of the page. Enabled actions take precedence over disabled
    /// ones.
    func action(for key: Key, rowActions: [Action]) -> Action? {
        let buttons = elements.flatMap { element in
            if case .scoreboard(let board) = element { board.buttons } else { [Action]() }
        }
        let found = [rowActions, buttons, allActions].flatMap { $0.filter { $0.key == key } }
        return found.first(where: \.isEnabled) ?? found.first
    }

    /// Returns the actions of a row as the action bar shows them: first its activation, by Space
    /// for a row with a check mark and otherwise by Enter, unless the page uses the key.
    func rowActions(of row: Row?) -> [Action] {
        guard let row else { return [] }
        let key = row.isChecked == nil ? Key.enter : .space
        guard row.activate != nil || row.unavailableReason != nil,
            !allActions.contains(where: { $0.key == key })
        else { return row.actions }
        let label =
            row.activationLabel
            ?? (row.isChecked == nil ? TerminalStrings.open : TerminalStrings.check)
        let activation = Action(
            label, key: key, unavailableReason: row.unavailableReason,
            perform: row.activate ?? {})
        return [activation] + row.actions
    }

    /// Returns the current location of a row in the list with a label.
    @MainActor func location(of row: RowID, in label: String) -> RowLocation? {
        guard case .list(let list)? = element(label),
            let (section, index) = ListFocus(list: list).find(row)
        else { return nil }
        return RowLocation(list: list, section: section, index: index)
    }
}

/// Access to the content of a page by name instead of by focus.
extension Page {
    /// The lists of the page.
    package var lists: [RowList] {
        elements.compactMap { if case .list(let list) = $0 { list } else { nil } }
    }

    /// Returns the actions of an element, except those of rows. The action of an empty state is
    /// left out if it is also one of the page's actions.
    package func actions(in element: Element) -> [NamedAction] {
        switch element {
        case .scoreboard(let board):
            board.sides.flatMap { side in
                side.buttons.map { NamedAction($0, of: side.label) }
            }
        case .emptyState(let state):
            [state.action].compactMap { $0 }
                .filter { action in !allActions.contains { $0.label == action.label } }
                .map { NamedAction($0) }
        default: []
        }
    }

    /// Calls a closure for every row, list by list and section by section. Each row is created just
    /// before its call.
    @MainActor package func forEachRow(_ body: (RowLocation) -> Void) {
        for list in lists {
            for (section, content) in list.sections.enumerated() {
                for index in 0..<content.rows.count {
                    body(RowLocation(list: list, section: section, index: index))
                }
            }
        }
    }
}

extension Element {
    /// The label of the element; nil for an element that the user cannot focus.
    var label: String? {
        switch self {
        case .textField(let field): field.label
        case .toggle(let toggle): toggle.label
        case .choice(let choice): choice.label
        case .list(let list): list.label
        case .scoreboard(let board): board.label
        case .emptyState(let state): state.title
        case .text, .countdown, .pitch, .progress: nil
        }
    }
}

/// An action with a name that is unique on its page.
package struct NamedAction: Sendable {
    /// The label of the action, preceded by the label of its owner if the label alone is ambiguous,
    /// such as `+` in a scoreboard.
    package let name: String
    package let action: Action

    package init(_ action: Action, of owner: String = "") {
        let isClear = owner.isEmpty || action.label.contains(owner)
        name = isClear ? action.label : "\(owner) \(action.label)"
        self.action = action
    }
}
