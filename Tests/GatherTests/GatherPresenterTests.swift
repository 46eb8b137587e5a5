import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Gather presenter` {
    private let fixture = GatherFixture()
    private var presenter: GatherPresenter { fixture.presenter }

    @Test func `Set time is reported with the configured time while the clock does not run`() async
    {
        presenter.didRequestTime()
        await fixture.settle()
        #expect(fixture.delegate.requestedTimes == [.seconds(600)])
        presenter.apply(.setTime(minutes: 0, seconds: 45))
        await fixture.settle()
        #expect(fixture.stored?.clock.duration == .seconds(45))
    }

    @Test func `Set time is ignored behind a pending start and below an alert`() async {
        presenter.apply(.toggleClock)
        presenter.didRequestTime()
        await fixture.settle()
        presenter.apply(.toggleClock)
        presenter.didRequestTime()
        _ = presenter.dismissalDecision()
        await fixture.settle()
        #expect(fixture.delegate.requestedTimes.isEmpty)
    }

    @Test func `a time can be set exactly while the clock does not run`() async {
        #expect(fixture.state.canSetTime)
        presenter.apply(.toggleClock)
        await fixture.settle()
        #expect(!fixture.state.canSetTime)
        await fixture.advance(by: .seconds(600), showing: "00:00")
        await fixture.settle()
        #expect(fixture.state.canSetTime)
    }

    @Test func `a change is shown with what can follow it, and after the save with its result`()
        async
    {
        fixture.matches.calls.gate.close()
        var states: [MatchProgress] = []
        presenter.stateDidChange = { states.append(fixture.state) }
        for change in [MatchChange.addGoal(Goal(.a)), .undo] {
            presenter.apply(change)
            #expect(states.count == 1)
            fixture.matches.calls.gate.open()
            await fixture.settle()
            #expect(states.count == 2, "\(change)")
            fixture.matches.calls.gate.close()
            states = []
        }
        fixture.matches.calls.gate.open()
        fixture.matches.calls.fail(.append, with: .full)
        presenter.apply(.addGoal(Goal(.b)))
        await fixture.settle()
        #expect(states.map { $0.notice == nil } == [true, false])
    }
}
