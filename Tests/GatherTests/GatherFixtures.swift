import Domain
import Navigation
import TestSupport

@testable import Gather

/// What the presenter reported.
@MainActor final class StepsSpy: GatherSteps {
    private(set) var ended: [FinishedMatch] = []
    private(set) var requestedTimes: [Duration] = []

    func didEnd(_ match: FinishedMatch) { ended.append(match) }
    func didRequestTime(_ duration: Duration) { requestedTimes.append(duration) }
}

/// What the presenter said, every time.
@MainActor final class ViewSpy: GatherView {
    private(set) var states: [MatchProgress] = []
    func show(_ state: MatchProgress) { states.append(state) }
}

/// A presenter over a match that is stored, with all that it needs.
@MainActor final class Table {
    let time: ManualTime
    let matches: InMemoryMatches
    let activity = Activity()
    let view = ViewSpy()
    let steps = StepsSpy()
    let work: WorkScope
    let presenter: GatherPresenter

    init(
        score: Score = Score(), clock: MatchClock = MatchClock(), time: ManualTime = ManualTime()
    ) {
        let match = makeMatch(score: score, clock: clock, at: time.now())
        self.time = time
        matches = InMemoryMatches(current: match)
        work = WorkScope(activity)
        presenter = GatherPresenter(
            match, GatherDependencies(matches: matches, time: time), work: work, steps: steps)
        presenter.view = view
        presenter.start()
    }

    var state: MatchProgress { presenter.state }
    var stored: Match? { matches.stored }

    /// Lets the clock run and waits until the ticker waits for the next second.
    func startClock() async {
        presenter.didToggleClock()
        await activity.settled()
        await until { self.time.sleeperCount == 1 }
    }

    /// Lets time pass and waits until the screen shows it.
    func advance(by duration: Duration, showing text: String) async {
        time.advance(by: duration)
        await until { self.state.clock.time == text }
    }
}
