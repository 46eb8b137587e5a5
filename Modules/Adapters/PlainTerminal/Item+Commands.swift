import TerminalUI
import TextSanitizing

@MainActor extension Item {
    /// Performs the default action of the item, toggles it, opens it or checks it.
    func activate() throws(CommandError) {
        if case .row(let location) = self {
            guard let activate = location.row.activate else {
                throw CommandError(location.row.unavailableReason ?? PlainStrings.readOnly(label))
            }
            return activate()
        }
        try checkAvailable()
        switch self {
        case .field(let field): throw CommandError(PlainStrings.fillIn(field.label))
        case .choice(let choice): throw CommandError(PlainStrings.choose(label, of: choice.options))
        case .toggle(let toggle): toggle.onToggle(!toggle.isOn)
        case .action(let named): named.action.perform()
        case .row: break
        }
    }

    /// Sets the text of a field, the option of a choice, or the state of a toggle.
    ///
    /// - Returns: A remark about the result; nil for none.
    func set(to text: String) throws(CommandError) -> String? {
        switch self {
        case .action, .row:
            throw CommandError(PlainStrings.cannotBeSet(label))
        case .field(let field):
            try checkAvailable()
            let cleaned = text.sanitized(for: .typedInput)
            let kept = String(cleaned.prefix(TextField.limit))
            field.onEdit(kept)
            return kept.count < cleaned.count ? PlainStrings.cut : nil
        case .choice(let choice):
            try checkAvailable()
            guard let option = choice.options.only(NormalizedName(text)) else {
                throw CommandError(PlainStrings.choose(label, of: choice.options))
            }
            choice.onChoose(option)
        case .toggle(let toggle):
            try checkAvailable()
            guard let state = ["off", "on"].only(NormalizedName(text)) else {
                throw CommandError(PlainStrings.choose(label, of: ["on", "off"]))
            }
            if toggle.isOn != (state == 1) { toggle.onToggle(state == 1) }
        }
        return nil
    }

    /// Performs one of a row's actions, or moves the row.
    func performRowAction(_ action: String) throws(CommandError) {
        guard case .row(let location) = self else {
            throw CommandError(PlainStrings.noRowAction(action, of: label, there: []))
        }
        if let index = location.row.actions.map(\.label).only(NormalizedName(action)) {
            let own = location.row.actions[index]
            guard own.isEnabled else {
                throw CommandError(
                    PlainStrings.unavailable(own.label, because: own.unavailableReason))
            }
            own.perform()
        } else if let onMove = location.list.onMove,
            let move = location.move(NormalizedName(action))
        {
            onMove(move)
        } else {
            let there = location.row.actions.map(\.label) + location.targets
            throw CommandError(PlainStrings.noRowAction(action, of: label, there: there))
        }
    }

    private func checkAvailable() throws(CommandError) {
        guard !isEnabled else { return }
        var unavailableReason: String?
        if case .action(let named) = self { unavailableReason = named.action.unavailableReason }
        throw CommandError(PlainStrings.unavailable(label, because: unavailableReason))
    }
}

extension RowLocation {
    /// The names of the destinations of the row.
    fileprivate var targets: [String] {
        guard list.onMove != nil else { return [] }
        let steps = [("up", -1), ("down", 1)].filter { move(by: $0.1) != nil }.map(\.0)
        return list.sections.compactMap(\.title) + steps
    }

    /// Returns the move to a destination by its name. Section titles take precedence over `up` and
    /// `down`.
    fileprivate func move(_ target: NormalizedName) -> RowList.Move? {
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
    /// Returns the index of the element with a name; nil if there is none or more than one.
    func only(_ name: NormalizedName) -> Int? {
        var search = NameMatcher(name)
        for (index, label) in enumerated() { search.check(label, number: index) }
        return search.numbers.count == 1 ? search.numbers[0] : nil
    }
}
