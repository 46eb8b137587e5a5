import TestSupport
import Testing

@MainActor @Suite struct `A manual clock` {
    /// A test that advances the clock waits for the continuation of a sleep by one turn of the main
    /// actor, so neither end of the sleep may need another thread.
    @Test func `starts and ends the sleep of a caller without leaving the main actor`() async {
        let clock = ManualClock()
        var hasContinued = false
        Task {
            await clock.sleep(for: .seconds(2))
            hasContinued = true
        }
        await Task.yield()
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .seconds(2))
        await Task.yield()
        #expect(hasContinued)
    }
}
