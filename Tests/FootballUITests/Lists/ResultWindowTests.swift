import Domain
import Testing

@testable import FootballUI

@Suite struct `The window of a result` {
    private struct Item: Hashable, Identifiable {
        let id: Int
    }

    private func page(_ range: Range<Int>, of count: Int, hasMore: Bool = false) -> ResultPage<
        Int, Item
    > {
        ResultPage(
            of: 0, count: count, hasMore: hasMore, start: range.lowerBound,
            items: range.map { Item(id: $0) }, isRepositoryEmpty: false)
    }

    private func window(_ visible: Range<Int>?) -> ResultWindow<Int, Item> {
        var window = ResultWindow<Int, Item>()
        if let visible { window.show(visible, of: nil) }
        return window
    }

    @Test func `wants the visible items and those around them`() {
        #expect(window(nil).wanted == 0..<64)
        #expect(window(0..<24).wanted == 0..<280)
        #expect(window(1_000..<1_024).wanted == 744..<1_280)
    }

    @Test func `is covered by a page with enough items around the visible ones`() {
        #expect(window(nil).isCovered(by: page(0..<1, of: 9)))
        #expect(window(500..<524).isCovered(by: page(340..<684, of: 9_000)))
        #expect(!window(500..<524).isCovered(by: page(341..<684, of: 9_000)))
        #expect(!window(500..<524).isCovered(by: page(340..<683, of: 9_000)))
        #expect(window(0..<9).isCovered(by: page(0..<9, of: 9)))
    }

    @Test func `is covered near the last counted item only if there are no more`() {
        #expect(window(216..<240).isCovered(by: page(0..<400, of: 400, hasMore: true)))
        #expect(!window(217..<241).isCovered(by: page(0..<400, of: 400, hasMore: true)))
        #expect(window(217..<241).isCovered(by: page(0..<400, of: 400)))
    }
}
