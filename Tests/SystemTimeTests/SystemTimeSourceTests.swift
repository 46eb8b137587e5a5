import Domain
import Glibc
import Testing

@testable import SystemTime

@Suite struct `System time` {
    private let time = SystemTimeSource()

    @Test func `the wall clock counts milliseconds since 1970`() {
        func milliseconds() -> Int64 {
            var time = timespec()
            clock_gettime(CLOCK_REALTIME, &time)
            return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
        }
        let before = milliseconds()
        let wall = time.now().wall
        #expect((before...max(before, milliseconds())).contains(wall))
    }

    @Test func `the uptime never decreases`() {
        let readings = (0..<1_000).map { _ in time.now().uptime }
        #expect(zip(readings, readings.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(readings[0] > 0)
    }

    @Test func `two sources have the same boot identifier`() {
        let boot = time.now().boot
        #expect(boot == SystemTimeSource().now().boot)
        #expect(boot.count == 36)
    }

    @Test func `a sleep lasts as long as its duration`() async {
        let start = time.now()
        await time.sleep(for: .milliseconds(20))
        // Both clocks are rounded down to milliseconds, so one can be missing.
        #expect(time.now().elapsed(since: start) >= .milliseconds(19))
    }

    @Test(arguments: [Duration.zero, .seconds(-5)])
    func `a sleep with a duration of zero or less returns`(_ duration: Duration) async {
        let time = self.time
        let isFirst = await withTaskGroup(of: Bool.self) { group in
            group.addTask {
                await time.sleep(for: duration)
                return true
            }
            group.addTask {
                await time.sleep(for: .seconds(3_600))
                return false
            }
            defer { group.cancelAll() }
            return await group.next()
        }
        #expect(isFirst == true)
    }

    @Test func `a cancelled sleep returns before its duration ends`() async {
        let time = self.time
        let start = time.now()
        let sleeper = Task { await time.sleep(for: .seconds(3_600)) }
        sleeper.cancel()
        await sleeper.value
        #expect(time.now().elapsed(since: start) < .seconds(3_600))
    }

    @Test func `the identifier ends at the first byte that is not visible ASCII`() {
        #expect(SystemTimeSource.bootID(from: Array("ab-1\nrest".utf8)) == "ab-1")
        #expect(SystemTimeSource.bootID(from: [0xFF, 0x41]).isEmpty)
        #expect(SystemTimeSource.bootID(from: []).isEmpty)
    }
}
