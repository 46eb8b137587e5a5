import Domain
import TestSupport
import Testing

@Suite struct `Clock of a match` {
    private var match = EventFixture()

    private var left: Duration { match.state.clock.remaining(at: match.time.now()) }

    @Test mutating func `of concurrent starts of the clock the first one counts`() {
        match.add(.clockStarted)
        match.time.advance(by: .seconds(5))
        match.log.insert(match.event(.clockStarted, counter: 2))
        #expect(left == .seconds(595))
    }

    @Test mutating func `the clock is paused and resumed`() {
        match.add(.clockStarted)
        match.add(.clockPaused, after: 60)
        match.add(.clockPaused, after: 10)
        #expect(left == .seconds(540))
        match.add(.clockStarted, after: 20)
        match.time.advance(by: .seconds(40))
        #expect(left == .seconds(500))
    }

    @Test mutating func `a clock that has ended is not started or paused`() {
        match.add(.clockStarted)
        match.add(.clockStarted, after: 600)
        #expect(left == .zero)
        match.add(.clockPaused, .clockStarted)
        #expect(match.state.clock.state == .timeUp)
    }

    @Test mutating func `a reset or a new duration stops the clock`() {
        match.add(.clockStarted)
        match.add(.clockReset, after: 10)
        #expect(match.state.clock == MatchClock())
        match.add(.clockStarted, .clockSet(.seconds(300)))
        #expect(match.state.clock == MatchClock(duration: .seconds(300), state: .stopped))
    }

    @Test(arguments: [Duration.zero, .seconds(-1), .seconds(3_600), .milliseconds(Int64.max)])
    mutating func `a duration that is not allowed is ignored`(_ duration: Duration) {
        match.add(.clockStarted)
        match.add(.clockSet(duration), after: 10)
        #expect(left == .seconds(590))
        #expect(match.state.clock.isRunning)
    }

    @Test func `a start whose duration is not allowed has the default duration`() {
        let start = MatchStart(lineUp: match.state.start.lineUp, duration: .seconds(3_600))
        let log = MatchLog(start, at: match.time.now(), device: testDevice)
        #expect(log.state.clock == MatchClock())
    }

    @Test(arguments: [
        (MatchEvent.Kind.clockReset, 600), (.clockSet(.seconds(60)), 60), (.clockPaused, 590),
    ])
    mutating func `a clock runs on as if an undone event had not happened`(
        _ kind: MatchEvent.Kind, _ seconds: Int
    ) {
        match.add(.clockStarted)
        match.add(kind, after: 10)
        match.time.advance(by: .seconds(10))
        match.undo()
        #expect(left == .seconds(580))
        match.redo()
        #expect(left == .seconds(seconds))
    }

    @Test mutating func `the uptime counts within a run of the machine and the wall clock across`()
    {
        match.add(.clockStarted)
        match.time.jumpWallClock(by: .seconds(-7_200))
        match.add(.clockPaused, after: 30)
        #expect(left == .seconds(570))
        match.add(.clockStarted)
        match.time.reboot(after: .seconds(60))
        match.add(.clockPaused)
        #expect(left == .seconds(510))
        match.add(.clockStarted)
        match.time.jumpWallClock(by: .seconds(-7_200))
        match.time.reboot(after: .seconds(60))
        match.add(.clockPaused)
        #expect(left == .seconds(510))
    }

    // The clock of another device can be wrong, and its goal must not end the time of play.
    @Test mutating func `an event that does not concern the clock leaves it unchanged`() {
        match.add(.clockStarted)
        match.time.advance(by: .seconds(60))
        let clock = match.state.clock
        match.time.jumpWallClock(by: .seconds(7_200))
        match.time.reboot(after: .zero)
        match.add(
            .goal(Goal(.a)), .joined(guest("Jo", .a)), .left(match.bo), .deleted,
            .scoreCorrected(Score()))
        #expect(match.state.clock == clock)
    }

    @Test mutating func `the end pauses the clock, which does not change after it`() {
        match.add(.clockStarted)
        match.add(.ended, after: 60)
        let clock = match.state.clock
        #expect(clock.state == .paused(remaining: .seconds(540)))
        match.add(.clockStarted, .clockReset, .clockSet(.seconds(60)))
        #expect(match.state.clock == clock)
    }

    @Test mutating func `the played time excludes pauses and continues after a reset`() {
        match.add(.goal(Goal(.a)), after: 10)
        match.add(.clockStarted)
        match.add(.goal(Goal(.a)), after: 20)
        match.add(.clockPaused, after: 10)
        match.add(.goal(Goal(.a)), after: 500)
        match.add(.clockReset, .clockStarted)
        match.add(.goal(Goal(.a)), after: 40)
        match.add(.clockSet(.seconds(60)), .clockStarted)
        match.add(.goal(Goal(.a)), after: 700)
        let goals = match.state.timeline.filter { $0.countingGoal != nil }
        #expect(goals.map(\.played) == [0, 20, 30, 70, 130].map { .seconds($0) })
    }
}
