import TerminalUI

/// Why something was not done, as a sentence. Nothing has changed then.
struct Refusal: Error, Equatable {
    let sentence: String

    init(_ sentence: String) {
        self.sentence = sentence
    }
}

/// Finds on a page what a phrase means, and does it.
@MainActor struct CommandRunner {
    let outline: PageOutline
    /// What the numbers stood for when they were printed.
    let printed: [Int: Item.Identity]

    /// Does what is said in the first of these readings that the page knows: something to set, a
    /// number, an element or action of that name, a row of that title, a row and its action.
    ///
    /// - Returns: a remark about what was done, if there is one.
    @discardableResult
    func run(_ phrase: Phrase) throws(Refusal) -> String? {
        if let assignment = phrase.assignment, let item = try target(of: assignment) {
            return try item.set(to: assignment.text)
        }
        if let number = Command.number(phrase.whole) {
            try item(at: number).act()
            return nil
        }
        let items = outline.items(named: Name(phrase.whole))
        if items.isEmpty {
            try runRow(phrase)
        } else {
            try only(items, called: phrase.whole).act()
        }
        return nil
    }

    /// Does what is said, as something of a row and of nothing else.
    func runRow(_ phrase: Phrase) throws(Refusal) {
        let rows = outline.rows(titled: Name(phrase.whole))
        let titled = phrase.titled.map { outline.rows(titled: Name($0.row)) } ?? []
        let numbered = [phrase.numbered?.row].compactMap { $0 }
            .filter { outline.item(at: $0) != nil }
        let readings = [rows, titled, numbered].filter { !$0.isEmpty }
        guard readings.count < 2 else {
            throw Refusal(
                PlainWords.ambiguous(phrase.whole, numbers: readings.flatMap { $0 }))
        }
        if !rows.isEmpty {
            try only(rows, called: phrase.whole).act()
        } else if let order = phrase.titled, !titled.isEmpty {
            try only(titled, called: order.row).order(order.action)
        } else if let order = phrase.numbered, !numbered.isEmpty {
            try item(at: order.row).order(order.action)
        } else {
            throw unknown(phrase)
        }
    }

    /// The secure field that is meant, if one is and nothing was said to go into it.
    func secret(_ phrase: Phrase) -> TextField? {
        let number = Command.number(phrase.whole)
        let numbers = number.map { [$0] } ?? outline.items(named: Name(phrase.whole))
        guard numbers.count == 1, case .field(let field)? = try? item(at: numbers[0]),
            field.kind == .secure, field.isEnabled
        else { return nil }
        return field
    }

    /// What is to be set. Nil when nothing is called so: the line may mean something else.
    private func target(of assignment: Phrase.Assignment) throws(Refusal) -> Item? {
        if let number = Command.number(assignment.target) { return try item(at: number) }
        let items = outline.items(named: Name(assignment.target))
        return items.isEmpty ? nil : try only(items, called: assignment.target)
    }

    /// What stands at a number, provided that it stood there when the page was shown: a list that
    /// was loaded anew meanwhile must not give up somebody else.
    private func item(at number: Int) throws(Refusal) -> Item {
        let item = outline.item(at: number)
        if let before = printed[number], before != item?.identity {
            throw Refusal(PlainWords.changed)
        }
        guard let item else { throw Refusal(PlainWords.nothingAt(number)) }
        return item
    }

    private func only(_ numbers: [Int], called name: String) throws(Refusal) -> Item {
        guard numbers.count == 1, let item = outline.item(at: numbers[0]) else {
            throw Refusal(PlainWords.ambiguous(name, numbers: numbers))
        }
        return item
    }

    private func unknown(_ phrase: Phrase) -> Refusal {
        if outline.asks {
            return Refusal(PlainWords.answerFirst(outline.items.map(\.item.label)))
        }
        if let number = phrase.numbered?.row { return Refusal(PlainWords.nothingAt(number)) }
        // What follows a misspelt label may be a password: it is not repeated.
        return Refusal(PlainWords.unknown(phrase.assignment?.target ?? phrase.whole))
    }
}
