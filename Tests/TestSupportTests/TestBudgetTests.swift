import TestSupport
import Testing

@Suite struct `Seeds of a test` {
    private func count(of budget: TestBudget, until limit: Int) -> Int {
        var count = 0
        for _ in budget.seeds(16, long: 40, until: { count >= limit }) { count += 1 }
        return count
    }

    @Test func `go on in a thorough run until all is reached`() {
        #expect(count(of: TestBudget(.thorough), until: 5) == 16)
        #expect(count(of: TestBudget(.thorough), until: 50) == 50)
        #expect(count(of: TestBudget(.thorough), until: .max) == 160)
        #expect(count(of: TestBudget(.long), until: 50) == 50)
    }

    @Test func `do not go on in a brief run or for a replayed case`() {
        #expect(count(of: TestBudget(.brief), until: .max) == 2)
        #expect(count(of: TestBudget(.thorough, replay: 7), until: .max) == 1)
    }

    @Test func `are consecutive`() {
        let seeds = Array(TestBudget(.thorough).seeds(2, long: 2, until: { false }))
        #expect(seeds == (0..<20).map { seeds[0] + $0 })
    }
}
