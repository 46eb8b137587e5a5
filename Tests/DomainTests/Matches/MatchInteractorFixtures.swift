import Domain
import TestSupport

/// What the interactor told.
@MainActor final class MatchObserverSpy: MatchObserver {
    private(set) var changes: [MatchProgress] = []
    private(set) var ended: [FinishedMatch] = []

    func matchDidChange(to progress: MatchProgress) { changes.append(progress) }
    func matchDidEnd(_ match: FinishedMatch) { ended.append(match) }
}

/// A match that is run, with somebody who looks at it.
@MainActor struct InteractorTable {
    let base: MatchHarness
    let observer = MatchObserverSpy()
    let interactor: MatchInteractor

    init(
        score: Score = Score(), clock: MatchClock = MatchClock(), time: ManualClock = ManualClock()
    ) {
        base = MatchHarness(score: score, clock: clock, time: time)
        interactor = base.makeInteractor(of: base.match)
        interactor.observer = observer
        interactor.start()
    }

    var time: ManualClock { base.time }
    var matches: InMemoryMatches { base.matches }
    var stored: Match? { base.stored }
    var progress: MatchProgress { interactor.progress }

    func settle() async { await base.settle() }

    /// Lets the clock run and waits until somebody waits for the next second.
    func startClock() async {
        interactor.make(.toggleClock)
        await settle()
        await base.untilTicking()
    }

    func advance(by duration: Duration, showing text: String) async {
        await base.advance(by: duration) { progress.clock.time == text }
    }
}
