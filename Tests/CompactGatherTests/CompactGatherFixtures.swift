import Domain
import Navigation
import TestSupport

@testable import CompactGather

/// What the presenter reported.
@MainActor final class StepsSpy: CompactGatherPresenterDelegate {
    private(set) var ended: [FinishedMatch] = []
    func didEnd(_ match: FinishedMatch) { ended.append(match) }
}

/// What the presenter said, every time.
@MainActor final class ViewSpy: CompactGatherView {
    private(set) var states: [MatchProgress] = []
    func show(_ state: MatchProgress) { states.append(state) }
}

/// A presenter over a match that is stored.
@MainActor struct Table {
    let base: MatchHarness
    let view = ViewSpy()
    let steps = StepsSpy()
    let presenter: CompactGatherPresenter

    init(score: Score = Score(), clock: MatchClock = MatchClock()) {
        base = MatchHarness(score: score, clock: clock)
        presenter = CompactGatherPresenter(
            base.match, CompactGatherDependencies(matches: base.matches, time: base.time),
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
