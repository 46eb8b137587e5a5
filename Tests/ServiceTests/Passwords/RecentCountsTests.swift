import Testing

@testable import Service

@Suite struct `Recent counts` {
    private static let period: Int64 = 10 * 60 * 1_000
    private var counts = RecentCounts(capacity: 3)

    @Test mutating func `are those of the events with the same key before`() {
        #expect(
            [counts.add("a", at: 0), counts.add("a", at: 1), counts.add("b", at: 2)] == [0, 1, 0])
    }

    @Test mutating func `are remembered for 10 to 20 minutes`() {
        for _ in 0..<3 { _ = counts.add("a", at: 0) }
        #expect(counts.add("a", at: Self.period) == 3)
        #expect(counts.add("a", at: 2 * Self.period) == 1)
        #expect(counts.add("a", at: 4 * Self.period) == 0)
    }

    @Test mutating func `forget the older half when there are too many keys`() {
        #expect(["a", "a", "b", "c"].map { counts.add($0, at: 0) } == [0, 1, 0, 0])
        #expect(["a", "d", "e"].map { counts.add($0, at: 0) } == [2, 0, 0])
        #expect(["f", "a", "b"].map { counts.add($0, at: 0) } == [0, 1, 0])
    }
}
