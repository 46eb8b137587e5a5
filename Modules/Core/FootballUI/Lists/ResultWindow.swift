import Domain

/// The number of items to load before the visible ones are known, so that the first frame reads
/// little more than it shows.
private let firstCount = 64
/// The number of items to load before and after the visible ones.
private let reach = 256
/// The number of items before and after the visible ones that have to be loaded. No terminal is
/// higher.
private let margin = 160

/// The visible items of a result, and the part of the result that has to be loaded for them.
package struct ResultWindow<Query: Hashable & Sendable, Item: Hashable & Sendable & Identifiable>:
    Sendable
where Item.ID: Sendable {
    /// The positions of the visible items; nil before they are known.
    private var visible: Range<Int>?
    /// The first visible item, which stays visible in another order; nil before it is known.
    private(set) var first: Item.ID?

    /// Creates the window at the beginning of a result.
    package init() {}

    /// Moves the window to items of a result.
    mutating func show(_ items: Range<Int>, of page: ResultPage<Query, Item>?) {
        visible = items
        first = page?.item(at: items.lowerBound)?.id
    }

    /// The positions to load, which may exceed the result.
    var wanted: Range<Int> {
        guard let visible else { return 0..<firstCount }
        return max(0, visible.lowerBound - reach)..<visible.upperBound + reach
    }

    /// Returns whether a page has the visible items and enough items around them.
    func isCovered(by page: ResultPage<Query, Item>) -> Bool {
        guard let visible else { return true }
        // The number of items behind the counted ones is needed.
        if page.hasMore, visible.upperBound + margin > page.count { return false }
        let first = max(0, visible.lowerBound - margin)
        let end = min(page.count, visible.upperBound + margin)
        return page.range.lowerBound <= first && end <= page.range.upperBound
    }
}
