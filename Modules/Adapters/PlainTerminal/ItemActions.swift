import TerminalUI

@MainActor extension Item {
    /// Does what a bare number means: presses, flips, opens or checks.
    func act() throws(Refusal) {
        if case .row(let place) = self {
            guard let activate = place.row.activate else {
                throw Refusal(place.row.unavailableReason ?? PlainWords.onlyToRead(label))
            }
            return activate()
        }
        try checkAvailable()
        switch self {
        case .field(let field): throw Refusal(PlainWords.fillIn(field.label))
        case .choice(let choice): throw Refusal(PlainWords.choose(label, of: choice.options))
        case .toggle(let toggle): toggle.onToggle(!toggle.isOn)
        case .action(let named): named.action.perform()
        case .row: break
        }
    }

    /// Fills in a field, chooses an option, sets a toggle.
    ///
    /// - Returns: a remark about what was done, if there is one.
    func set(to text: String) throws(Refusal) -> String? {
        switch self {
        case .action, .row:
            throw Refusal(PlainWords.cannotBeSet(label))
        case .field(let field):
            try checkAvailable()
            let typed = TypedText.clean(text)
            let kept = String(typed.prefix(TextField.limit))
            field.onEdit(kept)
            return kept.count < typed.count ? PlainWords.cut : nil
        case .choice(let choice):
            try checkAvailable()
            guard let option = choice.options.only(Name(text)) else {
                throw Refusal(PlainWords.choose(label, of: choice.options))
            }
            choice.onChoose(option)
        case .toggle(let toggle):
            try checkAvailable()
            guard let state = ["off", "on"].only(Name(text)) else {
                throw Refusal(PlainWords.choose(label, of: ["on", "off"]))
            }
            if toggle.isOn != (state == 1) { toggle.onToggle(state == 1) }
        }
        return nil
    }

    /// Does one of a row's own actions, or moves the row.
    func order(_ action: String) throws(Refusal) {
        guard case .row(let place) = self else {
            throw Refusal(PlainWords.noRowAction(action, of: label, there: []))
        }
        if let index = place.row.actions.map(\.label).only(Name(action)) {
            let own = place.row.actions[index]
            guard own.isEnabled else {
                throw Refusal(PlainWords.unavailable(own.label, because: own.unavailableReason))
            }
            own.perform()
        } else if let onMove = place.list.onMove, let move = place.move(Name(action)) {
            onMove(move)
        } else {
            let there = place.row.actions.map(\.label) + place.targets
            throw Refusal(PlainWords.noRowAction(action, of: label, there: there))
        }
    }

    private func checkAvailable() throws(Refusal) {
        guard !isEnabled else { return }
        var unavailableReason: String?
        if case .action(let named) = self { unavailableReason = named.action.unavailableReason }
        throw Refusal(PlainWords.unavailable(label, because: unavailableReason))
    }
}

extension RowLocation {
    /// Where a row can be taken to, in words.
    fileprivate var targets: [String] {
        guard list.onMove != nil else { return [] }
        let steps = [("up", -1), ("down", 1)].filter { move(by: $0.1) != nil }.map(\.0)
        return list.sections.compactMap(\.title) + steps
    }

    /// Sections go before steps: their names are the page's own.
    fileprivate func move(_ target: Name) -> RowList.Move? {
        if let section = list.sections.map({ $0.title ?? "" }).only(target) {
            return move(toSection: section)
        }
        return switch target.folded {
        case "up": move(by: -1)
        case "down": move(by: 1)
        default: nil
        }
    }
}

extension [String] {
    /// The index of the only one that is called so.
    fileprivate func only(_ name: Name) -> Int? {
        var search = NameSearch(name)
        for (index, label) in enumerated() { search.look(at: label, number: index) }
        return search.numbers.count == 1 ? search.numbers[0] : nil
    }
}
