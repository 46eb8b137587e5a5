import TerminalUI

/// Interprets commands for a page and performs them.
@MainActor struct CommandRunner {
    let outline: PageOutline
    let translations: [PageTranslation]
    let numbers: ItemNumbers
    /// The positions of the rows with the titles that the command may mean.
    var rows: [String: [Int]] = [:]

    /// Performs a command in the first of these interpretations that fits the page: an assignment,
    /// a number, the name of an element or action, the title of a row, a row with one of its
    /// actions.
    ///
    /// - Returns: A remark about the result; nil for none.
    @discardableResult
    func run(_ command: PageCommand) throws(CommandError) -> String? {
        if let assignment = command.assignment, let position = try target(of: assignment) {
            return try item(at: position).set(to: assignment.text, translations(at: position))
        }
        if let number = Command.number(command.whole) {
            try item(at: position(of: number)).activate()
            return nil
        }
        var positions = outline.items(named: NormalizedName(command.whole))
        // A row of the page comes before a name in another language.
        if positions.isEmpty, !namesRow(command) {
            positions = self.positions(named: command.whole)
        }
        if positions.isEmpty {
            try runRow(command)
        } else {
            try item(at: only(positions, called: command.whole)).activate()
        }
        return nil
    }

    /// Returns the positions of the elements and actions with a name, if necessary with a name in
    /// another language.
    private func positions(named name: String) -> [Int] {
        let name = NormalizedName(name)
        return ([outline] + translations.map(\.outline)).lazy.map { $0.items(named: name) }
            .first { !$0.isEmpty } ?? []
    }

    private func namesRow(_ command: PageCommand) -> Bool {
        ([command.whole] + [command.titled?.row].compactMap(\.self)).contains {
            rows[$0]?.isEmpty == false
        } || command.numbered.map { numbers.contains($0.row, in: outline) } == true
    }

    /// Performs a command for a row.
    func runRow(_ command: PageCommand) throws(CommandError) {
        let whole = rows[command.whole] ?? []
        let titled = command.titled.flatMap { rows[$0.row] } ?? []
        let numbered = [command.numbered?.row].compactMap { $0 }
            .filter { numbers.contains($0, in: outline) }
        guard [whole, titled, numbered].count(where: { !$0.isEmpty }) < 2 else {
            throw CommandError(
                PlainStrings.ambiguous(command.whole, numbers: printed(whole + titled) + numbered))
        }
        if !whole.isEmpty {
            try item(at: only(whole, called: command.whole)).activate()
        } else if let rowAction = command.titled, !titled.isEmpty {
            try perform(rowAction.action, at: only(titled, called: rowAction.row))
        } else if let rowAction = command.numbered, !numbered.isEmpty {
            try perform(rowAction.action, at: position(of: rowAction.row))
        } else {
            throw unknown(command)
        }
    }

    private func perform(_ action: String, at position: Int) throws(CommandError) {
        try item(at: position).performRowAction(action, translations(at: position))
    }

    /// Returns the index of the tab with a label.
    ///
    /// - Parameter labels: The labels in the language of the page, and then in the others.
    func tab(_ label: String, of labels: [[String]]) throws(CommandError) -> Int {
        if outline.hasAlert { throw answerFirst }
        guard let index = labels.only(NormalizedName(label)) else {
            throw CommandError(PlainStrings.noTab(label, there: labels.first ?? []))
        }
        return index
    }

    /// Returns the secure field that a command names without a text; nil for any other command.
    func secret(_ command: PageCommand) -> TextField? {
        guard case .field(let field)? = itemWithoutText(command), field.kind == .secure,
            field.isEnabled
        else { return nil }
        return field
    }

    /// Returns the item that a command names by its number or its label alone.
    private func itemWithoutText(_ command: PageCommand) -> Item? {
        if let number = Command.number(command.whole) {
            return (try? position(of: number)).flatMap { outline.item(at: $0) }
        }
        let positions = positions(named: command.whole)
        return positions.count == 1 ? outline.item(at: positions[0]) : nil
    }

    /// Returns the position of the item of an assignment; nil if no item has this name.
    private func target(of assignment: PageCommand.Assignment) throws(CommandError) -> Int? {
        if let number = Command.number(assignment.target) { return try position(of: number) }
        let positions = positions(named: assignment.target)
        return positions.isEmpty ? nil : try only(positions, called: assignment.target)
    }

    /// Returns the position of the item with a number, if the number was printed for no other item.
    /// Otherwise, a command could affect another row after the list was reloaded.
    private func position(of number: Int) throws(CommandError) -> Int {
        guard let position = try numbers.position(of: number, in: outline),
            outline.item(at: position) != nil
        else { throw CommandError(PlainStrings.noItem(number)) }
        return position
    }

    private func item(at position: Int) throws(CommandError) -> Item {
        guard let item = outline.item(at: position) else {
            throw CommandError(PlainStrings.noItem(position))
        }
        return item
    }

    private func only(_ positions: [Int], called name: String) throws(CommandError) -> Int {
        guard positions.count == 1 else {
            throw CommandError(PlainStrings.ambiguous(name, numbers: printed(positions)))
        }
        return positions[0]
    }

    /// Returns the item at a position in the other languages.
    private func translations(at position: Int) -> [Item] {
        guard let item = outline.item(at: position) else { return [] }
        return translations.compactMap { $0.item(at: position) }.filter(item.isTranslated)
    }

    /// Returns the numbers to print for the items at positions.
    private func printed(_ positions: [Int]) -> [Int] {
        positions.map { position in
            outline.identity(at: position)
                .map { numbers.printed($0, at: position, of: outline) } ?? position
        }
    }

    private var answerFirst: CommandError {
        CommandError(PlainStrings.answerFirst(outline.items.map(\.item.label)))
    }

    private func unknown(_ command: PageCommand) -> CommandError {
        if outline.hasAlert { return answerFirst }
        if let number = command.numbered?.row { return CommandError(PlainStrings.noItem(number)) }
        // The text after a misspelt label may be a password, so the message does not repeat it.
        return CommandError(PlainStrings.unknown(command.assignment?.target ?? command.whole))
    }
}
