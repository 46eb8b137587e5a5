/// The number of items to load before and after the visible ones.
private let reach = 256
/// The number of items before and after the visible ones that have to be loaded. No terminal is
/// higher.
private let margin = 160

/// The visible items of a result, and the part of the result that has to be loaded for them.
public struct ResultWindow<Query: Hashable & Sendable, Item: Hashable & Sendable & Identifiable>:
    Sendable
where Item.ID: Sendable {
    /// The positions of the visible items.
    public var visible = 0..<1
    /// The first visible item, which stays visible in another order; nil before it is known.
    public var first: Item.ID?

    /// Creates the window at the beginning of a result.
    public init() {}

    /// The positions to load, which may exceed the result.
    public var wanted: Range<Int> {
        max(0, visible.lowerBound - reach)..<visible.upperBound + reach
    }

    /// Returns whether a page has the visible items and enough items around them.
    public func isCovered(by page: ResultPage<Query, Item>) -> Bool {
        let first = max(0, visible.lowerBound - margin)
        let end = min(page.count, visible.upperBound + margin)
        return page.range.lowerBound <= first && end <= page.range.upperBound
    }
}
