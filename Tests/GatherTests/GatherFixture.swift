import Domain
import Navigation
import TestSupport
import Testing

@testable import Gather

/// A delegate that records all events.
@MainActor final class GatherPresenterDelegateSpy: GatherPresenterDelegate {
    private(set) var ended: [Match] = []
    private(set) var leaveCount = 0
    private(set) var requestedTimes: [Duration] = []
    private(set) var requestedPlayers: [MatchState] = []

    func didEnd(_ match: Match) { ended.append(match) }
    func didLeaveDeletedMatch() { leaveCount += 1 }
    func didRequestTime(_ duration: Duration) { requestedTimes.append(duration) }
    func didRequestPlayer(for match: MatchState) { requestedPlayers.append(match) }
}

/// A started presenter with a stored match, a manual clock and a delegate.
@MainActor struct GatherFixture {
    let harness: MatchHarness
    let players = InMemoryPlayers(names: ["Cy"])
    let delegate = GatherPresenterDelegateSpy()
    let presenter: GatherPresenter

    init(
        score: Score = Score(), clock: MatchClock = MatchClock(), events: [MatchEvent.Kind] = [],
        time: ManualClock = ManualClock()
    ) {
        harness = MatchHarness(score: score, clock: clock, events: events, time: time)
        presenter = GatherPresenter(
            harness.match, harness.dependencies(players), work: harness.work, delegate: delegate)
        presenter.start()
    }

    var time: ManualClock { harness.time }
    var matches: InMemoryMatches { harness.matches }
    var stored: Match? { harness.stored }
    var state: MatchProgress { presenter.state }
    var ana: Participant { state.participants[0] }
    var bo: Participant { state.participants[1] }
    /// A guest.
    var son: Participant { state.participants[2] }

    func settle() async { await harness.settle() }

    /// Starts the clock and waits until its timer sleeps.
    func startClock() async {
        presenter.apply(.toggleClock)
        await settle()
        await harness.untilTicking()
    }

    /// Advances the time while the clock runs, and waits until the text is shown.
    func advance(by duration: Duration, showing text: String) async {
        await harness.advance(by: duration) { GatherStrings.time(state.clock) == text }
    }
}

/// A navigation that records all events.
@MainActor final class GatherNavigationSpy: GatherNavigation {
    private(set) var ended: [Match] = []
    private(set) var requestedPlayers: [(match: MatchState, gather: any GatherCoordinating)] = []
    var gatherPlayerUnavailableReason: String?

    func gatherDidEnd(_ match: Match) { ended.append(match) }
    func gatherDidRequestPlayer(for match: MatchState, by gather: any GatherCoordinating) {
        requestedPlayers.append((match, gather))
    }
}

extension MatchHarness {
    func dependencies(_ players: InMemoryPlayers = InMemoryPlayers()) -> GatherDependencies {
        GatherDependencies(
            matches: matches, players: players, time: time)
    }
}

extension MatchScreenHarness {
    var dependencies: GatherDependencies {
        GatherDependencies(
            matches: matches, players: InMemoryPlayers(names: ["Cy", "Di"]), time: time)
    }

    /// Starts the feature and retains no part of it.
    func open(navigation: GatherNavigationSpy) throws -> LeakProbe {
        let coordinator = GatherFactory(dependencies).makeGather(
            try #require(matches.stored), on: navigator, navigation: navigation)
        try navigator.start(coordinator, under: home)
        return try LeakProbe(navigator)
    }
}
