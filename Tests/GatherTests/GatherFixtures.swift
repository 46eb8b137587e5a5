import Domain
import Navigation
import TestSupport

@testable import Gather

/// What the presenter reported.
@MainActor final class StepsSpy: GatherPresenterDelegate {
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

/// A presenter over a match that is stored.
@MainActor struct Table {
    let base: MatchHarness
    let view = ViewSpy()
    let steps = StepsSpy()
    let presenter: GatherPresenter

    init(score: Score = Score(), clock: MatchClock = MatchClock()) {
        base = MatchHarness(score: score, clock: clock)
        presenter = GatherPresenter(
            base.match, GatherDependencies(matches: base.matches, time: base.time),
            work: base.work, steps: steps)
        presenter.view = view
        presenter.start()
    }

    var state: MatchProgress { presenter.state }
    var matches: InMemoryMatches { base.matches }

    /// Lets time pass while the clock runs, and waits until the screen shows it.
    func advance(by duration: Duration, showing text: String) async {
        await base.advance(by: duration) { state.clock.time == text }
    }
}
