import TerminalUI

/// Interprets commands for a page and performs them.
@MainActor struct CommandRunner {
    let outline: PageOutline
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
        if let assignment = command.assignment, let item = try target(of: assignment) {
            return try item.set(to: assignment.text)
        }
        if let number = Command.number(command.whole) {
            try item(at: number).activate()
            return nil
        }
        let items = outline.items(named: NormalizedName(command.whole))
        if items.isEmpty {
            try runRow(command)
        } else {
            try only(items, called: command.whole).activate()
        }
        return nil
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
            try only(whole, called: command.whole).activate()
        } else if let rowAction = command.titled, !titled.isEmpty {
            try only(titled, called: rowAction.row).performRowAction(rowAction.action)
        } else if let rowAction = command.numbered, !numbered.isEmpty {
            try item(at: rowAction.row).performRowAction(rowAction.action)
        } else {
            throw unknown(command)
        }
    }

    /// Returns the index of the tab with a label.
    func tab(_ label: String, of labels: [String]) throws(CommandError) -> Int {
        if outline.hasAlert { throw answerFirst }
        guard let index = labels.only(NormalizedName(label)) else {
            throw CommandError(PlainStrings.noTab(label, there: labels))
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
        if let number = Command.number(command.whole) { return try? item(at: number) }
        let positions = outline.items(named: NormalizedName(command.whole))
        return positions.count == 1 ? outline.item(at: positions[0]) : nil
    }

    /// Returns the item of an assignment; nil if no item has this name.
    private func target(of assignment: PageCommand.Assignment) throws(CommandError) -> Item? {
        if let number = Command.number(assignment.target) { return try item(at: number) }
        let items = outline.items(named: NormalizedName(assignment.target))
        return items.isEmpty ? nil : try only(items, called: assignment.target)
    }

    /// Returns the item with a number, if the number was printed for no other item. Otherwise, a
    /// command could affect another row after the list was reloaded.
    private func item(at number: Int) throws(CommandError) -> Item {
        guard let position = try numbers.position(of: number, in: outline),
            let item = outline.item(at: position)
        else { throw CommandError(PlainStrings.noItem(number)) }
        return item
    }

    private func only(_ positions: [Int], called name: String) throws(CommandError) -> Item {
        guard positions.count == 1, let item = outline.item(at: positions[0]) else {
            throw CommandError(PlainStrings.ambiguous(name, numbers: printed(positions)))
        }
        return item
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
