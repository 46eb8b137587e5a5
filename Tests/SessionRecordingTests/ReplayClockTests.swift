import Domain
import TestSupport
import Testing

@testable import SessionRecording

@MainActor @Suite struct `Replay clock` {
    private let source = ManualClock()

    @Test func `stands still until a step advances it`() {
        let clock = ReplayClock(following: source)
        let start = source.now()
        source.advance(by: .seconds(5))
        source.jumpWallClock(by: .seconds(-60))
        #expect(clock.now() == start)
        #expect(clock.elapsed == ElapsedTime(uptime: 5_000, wall: -55_000))
        clock.advance(by: clock.elapsed)
        #expect(clock.now() == source.now())
        #expect(clock.elapsed == .zero)
    }

    @Test func `reports a due sleep, and ends the sleep in the next step`() async {
        let clock = ReplayClock(following: source)
        var dueCount = 0
        clock.onDue = { dueCount += 1 }
        var ends: [Int64] = []
        let sleeper = Task {
            await clock.sleep(for: .milliseconds(1_500))
            ends.append(clock.now().uptime)
        }
        await until { source.sleeperCount == 1 }
        source.advance(by: .milliseconds(1_499))
        #expect(!clock.isDue)
        source.advance(by: .milliseconds(1))
        await until { dueCount > 0 }
        #expect(dueCount == 1 && clock.isDue && ends == [])
        clock.advance(by: clock.elapsed)
        #expect(!clock.isAtRest && !clock.isDue)
        await sleeper.value
        #expect(clock.isAtRest)
        #expect(ends == [source.now().uptime])
    }

    @Test func `has settled when the woken tasks sleep again`() async {
        let clock = ReplayClock(following: source)
        var count = 0
        let ticker = Task {
            while !Task.isCancelled {
                await clock.sleep(for: .seconds(1))
                count += 1
            }
        }
        await until { source.sleeperCount == 1 }
        for expected in 0..<500 {
            #expect(count == expected)
            clock.advance(by: ElapsedTime(uptime: 1_000, wall: 1_000))
            await clock.settled()
        }
        #expect(count == 500)
        ticker.cancel()
    }

    @Test func `wakes sleepers in the order of their due times`() async {
        let clock = ReplayClock(following: source)
        var woken: [Int] = []
        let sleepers = [3, 1, 2].map { seconds in
            Task {
                await clock.sleep(for: .seconds(seconds))
                woken.append(seconds)
            }
        }
        await until { source.sleeperCount == 3 }
        clock.advance(by: ElapsedTime(uptime: 2_000, wall: 0))
        await clock.settled()
        #expect(woken == [1, 2])
        clock.advance(by: ElapsedTime(uptime: 1_000, wall: 0))
        for sleeper in sleepers { await sleeper.value }
        #expect(woken == [1, 2, 3])
    }

    @Test func `releases cancelled sleepers and their alarms`() async {
        let clock = ReplayClock(following: source)
        let sleepers = (0..<5).map { _ in Task { await clock.sleep(for: .seconds(9)) } }
        await until { source.sleeperCount == 5 }
        for sleeper in sleepers { sleeper.cancel() }
        for sleeper in sleepers { await sleeper.value }
        await until { source.sleeperCount == 0 }
        #expect(clock.isAtRest && !clock.isDue)
        await Task { await clock.sleep(for: .zero) }.value
    }

    @Test(arguments: [Int64.max, .min])
    func `an advance that overflows is clamped`(edge: Int64) {
        let clock = ReplayClock(startingAt: Moment(wall: edge, uptime: edge, boot: ""))
        for elapsed in [ElapsedTime(uptime: .max, wall: .max), ElapsedTime(uptime: 0, wall: .min)] {
            clock.advance(by: elapsed)
        }
        #expect(clock.elapsed == .zero)
    }
}
