import Localization
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
    /// - Parameter translations: The same item in other languages, in which options are found, too.
    /// - Returns: A remark about the result; nil for none.
    func set(to text: String, _ translations: [Item] = []) throws(CommandError) -> String? {
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
            let options = [choice.options] + translations.map(\.options)
            guard let option = options.only(NormalizedName(text)) else {
                throw CommandError(PlainStrings.choose(label, of: choice.options))
            }
            choice.onChoose(option)
        case .toggle(let toggle):
            try checkAvailable()
            let states = Language.choices.map {
                Language.with($0) { [PlainStrings.off, PlainStrings.on] }
            }
            guard let state = states.only(NormalizedName(text)) else {
                let words = [PlainStrings.on, PlainStrings.off]
                throw CommandError(PlainStrings.choose(label, of: words))
            }
            if toggle.isOn != (state == 1) { toggle.onToggle(state == 1) }
        }
        return nil
    }

    /// Performs one of a row's actions, or moves the row.
    ///
    /// - Parameter translations: The same row in other languages, in which names are found, too.
    func performRowAction(_ action: String, _ translations: [Item]) throws(CommandError) {
        guard case .row(let location) = self else {
            throw CommandError(PlainStrings.noRowAction(action, of: label, there: []))
        }
        let rows = [location] + translations.compactMap(\.row)
        let name = NormalizedName(action)
        // A destination of the page comes before an action in another language.
        let own = location.row.actions.map(\.label).only(name)
        let move =
            own == nil && location.list.onMove != nil ? location.move(name, [location]) : nil
        if move == nil, let index = rows.map({ $0.row.actions.map(\.label) }).only(name) {
            let own = location.row.actions[index]
            guard own.isEnabled else {
                throw CommandError(
                    PlainStrings.unavailable(own.label, because: own.unavailableReason))
            }
            own.perform()
        } else if let onMove = location.list.onMove, let move = location.move(name, rows) {
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
        let steps = [(PlainStrings.up, -1), (PlainStrings.down, 1)]
            .filter { move(by: $0.1) != nil }.map(\.0)
        return list.sections.compactMap(\.title) + steps
    }

    /// Returns the move to a destination by its name. Section titles take precedence over `up` and
    /// `down`.
    ///
    /// - Parameter rows: The row in each language.
    fileprivate func move(_ target: NormalizedName, _ rows: [RowLocation]) -> RowList.Move? {
        if let section = rows.map({ $0.list.sections.map { $0.title ?? "" } }).only(target) {
            return move(toSection: section)
        }
        return Language.choices
            .map { Language.with($0) { [PlainStrings.up, PlainStrings.down] } }.only(target)
            .flatMap { move(by: $0 == 0 ? -1 : 1) }
    }
}

extension Item {
    /// Returns whether an item is the same one in another language.
    func isTranslated(by other: Item) -> Bool {
        switch (self, other) {
        case (.choice(let choice), .choice(let other)):
            choice.options.count == other.options.count
        case (.row(let location), .row(let other)):
            location.row.id == other.row.id
                && location.row.actions.count == other.row.actions.count
                && location.list.sections.count == other.list.sections.count
        case (.field, .field), (.toggle, .toggle), (.action, .action): true
        default: false
        }
    }

    /// The options of a choice; empty for other items.
    fileprivate var options: [String] {
        if case .choice(let choice) = self { choice.options } else { [] }
    }

    fileprivate var row: RowLocation? {
        if case .row(let location) = self { location } else { nil }
    }
}

extension [[String]] {
    /// Returns the index of the element with a name in the first list that has one; nil if none
    /// has, or if it has more than one.
    func only(_ name: NormalizedName) -> Int? {
        let found = lazy.map { $0.numbers(named: name) }.first { !$0.isEmpty }
        return found?.count == 1 ? found?.first : nil
    }
}

extension [String] {
    /// Returns the index of the element with a name; nil if there is none or more than one.
    func only(_ name: NormalizedName) -> Int? {
        let numbers = numbers(named: name)
        return numbers.count == 1 ? numbers[0] : nil
    }

    /// Returns the indices of the elements with a name.
    fileprivate func numbers(named name: NormalizedName) -> [Int] {
        var search = NameMatcher(name)
        for (index, label) in enumerated() { search.check(label, number: index) }
        return search.numbers
    }
}
