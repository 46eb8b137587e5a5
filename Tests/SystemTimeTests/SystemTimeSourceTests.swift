import Domain
import Testing

@testable import SystemTime

@Suite struct `System time` {
    private let time = SystemTimeSource()

    @Test func `the wall clock counts milliseconds since 1970`() {
        // 2024-01-01 and 2100-01-01.
        #expect((1_704_067_200_000...4_102_444_800_000).contains(time.now().wall))
    }

    @Test func `the steady clock never goes back`() {
        let readings = (0..<1_000).map { _ in time.now().uptime }
        #expect(zip(readings, readings.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(readings[0] > 0)
    }

    @Test func `two sources name the same run of the machine`() {
        let boot = time.now().boot
        #expect(boot == SystemTimeSource().now().boot)
        #if os(Linux)
            #expect(boot.count == 36)
        #endif
    }

    @Test func `a sleep is measured on the steady clock`() async {
        let start = time.now()
        await time.sleep(for: .milliseconds(20))
        // The two clocks round on their own: a millisecond less is no fault.
        #expect(time.now().elapsed(since: start) >= .milliseconds(19))
    }

    @Test(arguments: [Duration.zero, .seconds(-5)])
    func `a sleep for no time returns`(_ duration: Duration) async {
        await time.sleep(for: duration)
    }

    @Test(.timeLimit(.minutes(5)))
    func `a cancelled sleep returns at once and throws nothing`() async {
        let time = self.time
        let start = time.now()
        let sleeper = Task { await time.sleep(for: .seconds(3_600)) }
        sleeper.cancel()
        await sleeper.value
        // A loaded machine may be slow to say so, but not as slow as the sleep is long.
        #expect(time.now().elapsed(since: start) < .seconds(60))
    }

    @Test func `the name of the run ends at the first byte that is no name`() {
        #expect(Machine.name(in: Array("ab-1\nrest".utf8)[...]) == "ab-1")
        #expect(Machine.name(in: [0xFF, 0x41][...]).isEmpty)
        #expect(Machine.name(in: []).isEmpty)
    }

    #if !canImport(Darwin)
        @Test func `a system without the file has no name for the run`() {
            #expect(Machine.firstBytes(of: "/proc/no/such/file").isEmpty)
        }
    #endif
}
