import Domain
import TestSupport

@testable import Gather

/// A delegate that records all events.
@MainActor final class MatchInteractorDelegateSpy: MatchInteractorDelegate {
    private(set) var changes: [MatchProgress] = []
    private(set) var ended: [FinishedMatch] = []

    func matchDidChange(to progress: MatchProgress) { changes.append(progress) }
    func matchDidEnd(_ match: FinishedMatch) { ended.append(match) }
}

/// A started interactor with a stored match, a manual clock and a delegate.
@MainActor struct MatchInteractorFixture {
    let harness: MatchHarness
    let delegate = MatchInteractorDelegateSpy()
    let interactor: MatchInteractor

    init(
        score: Score = Score(), clock: MatchClock = MatchClock(), time: ManualClock = ManualClock()
    ) {
        harness = MatchHarness(score: score, clock: clock, time: time)
        interactor = MatchInteractor(harness.match, harness.dependencies, work: harness.work)
        interactor.delegate = delegate
        interactor.start()
    }

    var time: ManualClock { harness.time }
    var matches: InMemoryMatches { harness.matches }
    var stored: Match? { harness.stored }
    var progress: MatchProgress { interactor.progress }

    func settle() async { await harness.settle() }

    /// Starts the clock and waits until the ticker sleeps.
    func startClock() async {
        interactor.apply(.toggleClock)
        await settle()
        await harness.untilTicking()
    }

    /// Advances the time while the clock runs, and waits until the text is shown.
    func advance(by duration: Duration, showing text: String) async {
        await harness.advance(by: duration) { GatherStrings.time(progress.clock) == text }
    }
}

extension MatchHarness {
    var dependencies: GatherDependencies { GatherDependencies(matches: matches, time: time) }
}
