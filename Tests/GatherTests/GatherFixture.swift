import Domain
import Navigation
import TestSupport
import Testing

@testable import Gather

/// A delegate that records all events.
@MainActor final class GatherPresenterDelegateSpy: GatherPresenterDelegate {
    private(set) var ended: [FinishedMatch] = []
    private(set) var requestedTimes: [Duration] = []

    func didEnd(_ match: FinishedMatch) { ended.append(match) }
    func didRequestTime(_ duration: Duration) { requestedTimes.append(duration) }
}

/// A started presenter with a stored match and a delegate.
@MainActor struct GatherFixture {
    let harness: MatchHarness
    let delegate = GatherPresenterDelegateSpy()
    let presenter: GatherPresenter

    init(score: Score = Score(), clock: MatchClock = MatchClock()) {
        harness = MatchHarness(score: score, clock: clock)
        presenter = GatherPresenter(
            harness.match, harness.dependencies, work: harness.work, delegate: delegate)
        presenter.start()
    }

    var state: MatchProgress { presenter.state }
    var matches: InMemoryMatches { harness.matches }

    /// Advances the time while the clock runs, and waits until the text is shown.
    func advance(by duration: Duration, showing text: String) async {
        await harness.advance(by: duration) { GatherStrings.time(state.clock) == text }
    }
}

/// A navigation that records all results.
@MainActor final class GatherNavigationSpy: GatherNavigation {
    private(set) var results: [FlowResult<FinishedMatch>] = []
    func gatherDidEnd(with result: FlowResult<FinishedMatch>) { results.append(result) }
}

extension MatchScreenHarness {
    var dependencies: GatherDependencies { GatherDependencies(matches: matches, time: time) }

    /// Starts the feature and retains no part of it.
    func open(navigation: GatherNavigationSpy) throws -> LeakProbe {
        let coordinator = GatherFactory(dependencies).makeGather(
            try #require(matches.stored), on: navigator, navigation: navigation)
        try navigator.start(coordinator, under: home)
        return try LeakProbe(navigator)
    }
}
