extension Page {
    /// The element that is named so.
    func element(_ label: String) -> Element? {
        elements.first { $0.label == label }
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

    var searchField: TextField? {
        for case .textField(let field) in elements where field.kind == .search { return field }
        return nil
    }

    /// What a key does here: the focused row's actions first, then a scoreboard's, then the page's. An
    /// action that cannot be done now is found only when no other has the key.
    func action(for key: Key, rowActions: [Action]) -> Action? {
        var disabled: Action?
        for action in rowActions where action.key == key {
            if action.isEnabled { return action }
            disabled = disabled ?? action
        }
        for case .scoreboard(let board) in elements {
            for action in board.buttons where action.key == key {
                if action.isEnabled { return action }
                disabled = disabled ?? action
            }
        }
        for action in allActions where action.key == key {
            if action.isEnabled { return action }
            disabled = disabled ?? action
        }
        return disabled
    }

    /// Where a row of a list stands now.
    @MainActor func place(
        of row: RowID, in label: String
    ) -> (list: RowList, section: Int, index: Int)? {
        guard case .list(let list)? = element(label),
            let place = ListFocus(list: list).find(row)
        else { return nil }
        return (list, place.section, place.index)
    }
}

extension Element {
    /// What the element is called; nil for those that cannot be acted on.
    var label: String? {
        switch self {
        case .textField(let field): field.label
        case .toggle(let toggle): toggle.label
        case .choice(let choice): choice.label
        case .list(let list): list.label
        case .scoreboard(let board): board.label
        case .emptyState(let state): state.title
        case .text, .countdown, .progress: nil
        }
    }
}

extension Key {
    /// hjkl as arrows, for wherever letters are not typed.
    var asArrow: Key {
        switch self {
        case .character("h"): .left
        case .character("j"): .down
        case .character("k"): .up
        case .character("l"): .right
        default: self
        }
    }
}
