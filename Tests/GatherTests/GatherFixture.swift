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

/// A view that records all states.
@MainActor final class GatherViewSpy: GatherView {
    private(set) var states: [MatchProgress] = []
    func show(_ state: MatchProgress) { states.append(state) }
}

/// A started presenter with a stored match, a manual clock and a delegate.
@MainActor struct GatherFixture {
    let harness: MatchHarness
    let delegate = GatherPresenterDelegateSpy()
    let presenter: GatherPresenter

    init(
        score: Score = Score(), clock: MatchClock = MatchClock(), events: [MatchEvent.Kind] = [],
        time: ManualClock = ManualClock()
    ) {
        harness = MatchHarness(score: score, clock: clock, events: events, time: time)
        presenter = GatherPresenter(
            harness.match, harness.dependencies, work: harness.work, delegate: delegate)
        presenter.start()
    }

    var time: ManualClock { harness.time }
    var matches: InMemoryMatches { harness.matches }
    var stored: Match? { harness.stored }
    var state: MatchProgress { presenter.state }

    func settle() async { await harness.settle() }

    /// Starts the clock and waits until the ticker sleeps.
    func startClock() async {
        presenter.didToggleClock()
        await settle()
        await harness.untilTicking()
    }

    /// Advances the time while the clock runs, and waits until the text is shown.
    func advance(by duration: Duration, showing text: String) async {
        await harness.advance(by: duration) { GatherStrings.time(state.clock) == text }
    }
}

/// A navigation that records all results.
@MainActor final class GatherNavigationSpy: GatherNavigation {
    private(set) var results: [FlowResult<FinishedMatch>] = []
    func gatherDidLeave(with result: FlowResult<FinishedMatch>) { results.append(result) }
}

extension MatchHarness {
    var dependencies: GatherDependencies { GatherDependencies(matches: matches, time: time) }
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
