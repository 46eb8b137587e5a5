/// The items at consecutive positions in the result of a query.
public struct ResultPage<Query: Hashable & Sendable, Item: Hashable & Sendable & Identifiable>:
    Hashable, Sendable
where Item.ID: Sendable {
    /// The query.
    public let query: Query
    /// The number of items that the query finds; if `hasMore`, the number of those that were
    /// counted.
    public let count: Int
    /// True if the query finds more than `count` items. The page at the end of the counted ones has
    /// the whole number.
    public let hasMore: Bool
    /// The position of the first item of this page.
    public let start: Int
    /// The items of this page, in the order of the query.
    public let items: [Item]
    /// The items of this page with stored values that changed by themselves, such as by a defect of
    /// the disk.
    public let damaged: Set<Item.ID>
    /// True if no query finds an item.
    public let isRepositoryEmpty: Bool

    /// Creates a page.
    public init(
        of query: Query, count: Int, hasMore: Bool = false, start: Int, items: [Item],
        damaged: Set<Item.ID> = [], isRepositoryEmpty: Bool
    ) {
        self.query = query
        self.count = count
        self.hasMore = hasMore
        self.start = start
        self.items = items
        self.damaged = damaged
        self.isRepositoryEmpty = isRepositoryEmpty
    }

    /// The positions of the items of this page.
    public var range: Range<Int> { start..<start + items.count }

    /// Returns the item at a position, or nil if the page does not contain the position.
    public func item(at position: Int) -> Item? {
        range.contains(position) ? items[position - start] : nil
    }

    /// Returns the position of an item, or nil if the page does not contain the item.
    public func position(of id: Item.ID) -> Int? {
        items.firstIndex { $0.id == id }.map { start + $0 }
    }

    /// Returns `range`, moved into the positions from 0 to `count` and cut at their end.
    public static func clamp(_ range: Range<Int>, to count: Int) -> Range<Int> {
        let start = max(0, min(range.lowerBound, count - range.count))
        return start..<min(count, start + min(range.count, count))
    }

    /// Returns `range`, moved so that `position` is in its middle.
    public static func centre(_ range: Range<Int>, on position: Int) -> Range<Int> {
        let start = position - range.count / 2
        return start..<start + range.count
    }
}
