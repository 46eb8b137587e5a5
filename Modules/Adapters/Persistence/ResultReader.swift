import Domain

/// Reads parts of the result of a query.
protocol ResultReader {
    associatedtype Search: Hashable & Sendable
    associatedtype Item: Hashable & Sendable & Identifiable where Item.ID: Sendable

    var query: Search { get }

    /// Returns the stored number of items, or nil if no valid number is stored.
    func storedCount() throws(StorageError) -> Int?

    /// Returns the number of items by reading them.
    func count() throws(StorageError) -> Int

    /// Returns consecutive items, and which of them are damaged.
    ///
    /// - Parameters:
    ///   - offset: The number of items to skip.
    ///   - isReversed: Whether to read in the reverse order.
    func items(
        _ limit: Int, offset: Int, isReversed: Bool
    ) throws(StorageError) -> (items: [Item], damaged: Set<Item.ID>)

    /// Returns the position of an item, or nil if the query does not find the item.
    func position(of item: Item.ID) throws(StorageError) -> Int?

    /// Returns whether no query finds an item.
    func isRepositoryEmpty() throws(StorageError) -> Bool

    /// A reader that reads all rows of the table, because an index is damaged.
    var withoutIndex: Self { get }
}

extension ResultReader {
    /// Returns the items at consecutive positions.
    func page(
        _ range: Range<Int>, containing item: Item.ID?
    ) throws(StorageError) -> ResultPage<Search, Item> {
        let stored = try storedCount()
        let count = if let stored { stored } else { try count() }
        let page = try page(range, containing: item, count: count)
        let isComplete = page.items.count >= min(range.count, stored ?? 0)
        // A damaged index can have an item twice instead of another one.
        guard !isComplete || Set(page.items.map(\.id)).count < page.items.count else { return page }
        let reader = withoutIndex
        return try reader.page(range, containing: item, count: reader.count())
    }

    private func page(
        _ range: Range<Int>, containing item: Item.ID?, count: Int
    ) throws(StorageError) -> ResultPage<Search, Item> {
        let page = try page(ResultPage<Search, Item>.clamp(range, to: count), count)
        guard let item, page.position(of: item) == nil, let position = try position(of: item) else {
            return page
        }
        let centred = ResultPage<Search, Item>.centre(range, on: position)
        return try self.page(ResultPage<Search, Item>.clamp(centred, to: count), count)
    }

    private func page(
        _ range: Range<Int>, _ count: Int
    ) throws(StorageError) -> ResultPage<Search, Item> {
        // SQLite steps over the rows before an offset, so the shorter way is from the nearer end.
        let isReversed = range.lowerBound > count - range.upperBound
        let offset = isReversed ? count - range.upperBound : range.lowerBound
        let (items, damaged) = try items(range.count, offset: offset, isReversed: isReversed)
        return ResultPage(
            of: query, count: count, start: range.lowerBound,
            items: isReversed ? items.reversed() : items, damaged: damaged,
            isRepositoryEmpty: count > 0 ? false : try isRepositoryEmpty())
    }
}
