import Domain
import FootballUI
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Gather presenter: clock` {
    private let fixture = GatherFixture()

    private var time: String { GatherStrings.time(fixture.state.clock) }

    @Test func `a stopped clock has no timer`() {
        #expect(fixture.state.clock.phase == .ready)
        #expect(fixture.time.sleeperCount == 0)
        #expect(!fixture.state.allows(.resetClock) && fixture.state.allows(.toggleClock))
    }

    @Test func `a start is shown only after it has been saved, and counts from the request`() async
    {
        fixture.matches.calls.gate.close()
        fixture.presenter.apply(.toggleClock)
        await fixture.matches.calls.gate.untilWaiting()
        #expect(fixture.state.clock.phase == .ready)
        fixture.time.advance(by: .seconds(2))
        fixture.matches.calls.gate.open()
        await fixture.settle()
        #expect(fixture.state.clock.phase == .running)
        #expect(time == "09:58")
        #expect(fixture.stored?.clock.isRunning == true)
        #expect(fixture.state.allows(.resetClock) && fixture.state.allows(.toggleClock))
    }

    @Test func `each second is shown, and one sleeper waits for the next`() async {
        await fixture.startClock()
        for text in ["09:59", "09:58", "09:57"] {
            await fixture.advance(by: .seconds(1), showing: text)
            await fixture.harness.untilTicking()
        }
        #expect(fixture.matches.calls.count(.append) == 1)
    }

    @Test func `a late tick shows the right time`() async {
        await fixture.startClock()
        await fixture.advance(by: .milliseconds(61_700), showing: "08:59")
        await fixture.advance(by: .milliseconds(300), showing: "08:58")
    }

    @Test func `a request shows the right time without a tick`() async {
        await fixture.startClock()
        fixture.time.advance(by: .seconds(100))
        fixture.presenter.didRequestEnd()
        #expect(time == "08:20")
    }

    @Test func `a change of the wall clock has no effect`() async {
        await fixture.startClock()
        fixture.time.jumpWallClock(by: .seconds(86_400))
        await fixture.advance(by: .seconds(1), showing: "09:59")
        #expect(fixture.state.clock.phase == .running)
    }

    @Test func `a pause stops the timer and a resume starts another`() async {
        await fixture.startClock()
        await fixture.advance(by: .seconds(5), showing: "09:55")
        fixture.presenter.apply(.toggleClock)
        await fixture.settle()
        #expect(fixture.state.clock.phase == .paused)
        #expect(fixture.time.sleeperCount == 0)

        fixture.time.advance(by: .seconds(60))
        await fixture.startClock()
        #expect(fixture.state.clock.phase == .running)
        #expect(time == "09:55")
    }

    @Test func `two quick presses start and pause`() async {
        fixture.presenter.apply(.toggleClock)
        fixture.presenter.apply(.toggleClock)
        await fixture.settle()
        #expect(fixture.state.clock.phase == .paused)
        #expect(time == "10:00")
    }

    @Test func `a goal does not restart the timer`() async {
        await fixture.startClock()
        fixture.presenter.apply(.addGoal(Goal(.a)))
        await fixture.settle()
        #expect(fixture.time.sleeperCount == 1)
    }

    @Test func `Reset stops the clock and resets it to the configured time`() async {
        await fixture.startClock()
        fixture.presenter.apply(.resetClock)
        await fixture.settle()
        #expect(fixture.state.notice == nil)
        #expect(fixture.state.clock.phase == .ready)
        #expect(time == "10:00")
        #expect(fixture.stored?.clock == MatchClock())
        #expect(fixture.time.sleeperCount == 0)
    }

    @Test func `a pause that cannot be saved is not shown, and the clock runs on`() async {
        await fixture.startClock()
        fixture.matches.calls.fail(.append, with: .busy)
        fixture.presenter.apply(.toggleClock)
        await fixture.settle()
        #expect(fixture.state.clock.phase == .running)
        #expect(
            fixture.state.notice == .failure(.saveClock, message: StorageError.busy.message))
        await fixture.advance(by: .seconds(1), showing: "09:59")
    }

    @Test func `a new time is shown after it has been saved, and stops the clock`() async {
        await fixture.startClock()
        fixture.presenter.apply(.setTime(minutes: 0, seconds: 45))
        #expect(time == "10:00")
        #expect(fixture.state.planned.clock.duration == .seconds(45))
        await fixture.settle()
        #expect(time == "00:45")
        #expect(fixture.stored?.clock.duration == .seconds(45))
        #expect(fixture.time.sleeperCount == 0)
    }

    @Test func `the timer does not retain the presenter`() async {
        let harness = MatchHarness()
        var presenter: GatherPresenter? = GatherPresenter(
            harness.match, harness.dependencies(), work: harness.work,
            delegate: GatherPresenterDelegateSpy())
        presenter?.apply(.toggleClock)
        await harness.settle()
        await harness.untilTicking()
        weak let released = presenter
        presenter = nil
        #expect(released == nil)
        harness.time.advance(by: .seconds(1))
        await until { harness.time.sleeperCount == 0 }
        #expect(harness.stored?.clock.isRunning == true)
    }
}
