/// The numbers by which the items of a page are called.
@MainActor final class ItemNumbers {
    /// True if an item keeps the number with which it was printed first. Otherwise, its position is
    /// its number.
    private let areKept: Bool
    private var items: [Int: Item.Identity] = [:]
    private var numbers: [Item.Identity: Int] = [:]

    init(areKept: Bool = false) {
        self.areKept = areKept
    }

    /// Returns the number to print for an item at a position, and remembers it.
    func printed(_ item: Item.Identity, at position: Int, of outline: PageOutline) -> Int {
        let number = number(of: item, at: position, in: outline)
        if let before = items[number] { numbers[before] = nil }
        items[number] = item
        numbers[item] = number
        return number
    }

    private func number(
        of item: Item.Identity, at position: Int, in outline: PageOutline
    ) -> Int {
        guard areKept else { return position }
        if let number = numbers[item] { return number }
        // The number of an item that has left is not used again, because it was printed for it.
        guard items[position] != nil else { return position }
        return max(items.keys.max() ?? 0, outline.itemCount) + 1
    }

    /// Returns whether a number was printed, or is the position of an item.
    func contains(_ number: Int, in outline: PageOutline) -> Bool {
        items[number] != nil || outline.identity(at: number) != nil
    }

    /// Returns the position of the item with a number; nil if there is none.
    ///
    /// - Throws: `CommandError` if the number was printed for an item that has left, or that has
    ///   another position now.
    func position(of number: Int, in outline: PageOutline) throws(CommandError) -> Int? {
        guard let item = items[number] else {
            guard let other = outline.identity(at: number) else { return nil }
            return areKept && numbers[other] != nil ? nil : number
        }
        let position = areKept ? outline.position(of: item) : number
        guard let position, outline.identity(at: position) == item else {
            throw CommandError(PlainStrings.changed)
        }
        return position
    }
}
