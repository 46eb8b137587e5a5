import Domain
import TestSupport
import Testing

@MainActor @Suite struct `A manual clock` {
    @Test func `is settled when every sleep that has elapsed has ended`() async {
        let clock = ManualClock()
        for _ in 0..<100 {
            var hasContinued = false
            Task {
                await clock.sleep(for: .seconds(2))
                hasContinued = true
            }
            await until { clock.sleeperCount == 1 }
            clock.advance(by: .seconds(1))
            #expect(clock.isSettled)
            clock.advance(by: .seconds(1))
            #expect(!clock.isSettled)
            await until { clock.isSettled }
            #expect(hasContinued)
        }
    }
}
