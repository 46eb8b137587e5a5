import Domain
import Navigation

/// What comes after the match, for its coordinator to do.
@MainActor protocol CompactGatherSteps: AnyObject {
    func didEnd(_ match: FinishedMatch)
}

/// Decides what happens to the match, and shows of it what is stored.
@MainActor final class CompactGatherPresenter {
    weak var view: (any CompactGatherView)? {
        didSet { view?.show(state) }
    }

    private let record: MatchRecord
    private let time: any TimeSource
    private let work: WorkScope
    private weak var steps: (any CompactGatherSteps)?
    private(set) var state: CompactGatherState {
        didSet { if state != oldValue { view?.show(state) } }
    }
    private var alarm: MatchAlarm
    /// Whether the match may be left while it goes on.
    private var question: Question?

    init(
        _ match: Match, _ dependencies: CompactGatherDependencies, work: WorkScope,
        steps: any CompactGatherSteps
    ) {
        record = MatchRecord(match, matches: dependencies.matches, enqueue: work.enqueue)
        time = dependencies.time
        self.work = work
        self.steps = steps
        alarm = MatchAlarm(match.clock)
        state = CompactGatherState(
            lineUp: match.lineUp, standing: record.standing(at: dependencies.time.now()),
            duration: match.clock.duration)
    }

    /// Begins to follow the clock, which may run already, or have run out while nobody looked.
    func start() {
        refresh()
    }

    /// A match is not left without a question. While it is being ended nobody leaves: what came of it
    /// has to be told.
    func departure() -> Departure {
        guard !state.isEnding else { return .refused }
        let question = Question()
        self.question = question
        state.notice = .asksToLeave
        return .asks(question)
    }

    func didAddGoal(to team: Team) {
        make(.goals(team, 1), failing: .score)
    }

    func didTakeGoal(from team: Team) {
        make(.goals(team, -1), failing: .score)
    }

    func didToggleClock() {
        make(.toggleClock, failing: .clock)
    }

    func didCancelClock() {
        make(.cancelClock, failing: .clock)
    }

    /// - Parameter minutes: how many the time becomes longer or, below zero, shorter.
    func didChangeTime(by minutes: Int) {
        guard let time = state.time(longerBy: minutes) else { return }
        make(.setTime(minutes: time.minutes, seconds: time.seconds), failing: .clock)
    }

    func didRequestEnd() {
        guard !state.isEnding else { return }
        refresh()
        state.notice = .asksToEnd
    }

    func didConfirmEnd() {
        guard !state.isEnding else { return }
        state.notice = nil
        state.isEnding = true
        record.end(at: time.now()) { [weak self] result in
            switch result {
            case .success(let match):
                self?.state.isEnding = false
                self?.steps?.didEnd(match)
            case .failure(let error):
                self?.fail(.end, error)
            }
        }
    }

    func didAgreeToLeave() {
        state.notice = nil
        record.atLast { [weak self] in self?.question?.answer(true) }
    }

    func didDismissNotice() {
        state.notice = nil
        question?.answer(false)
    }

    private func make(_ change: MatchChange, failing failure: CompactGatherState.Failure) {
        guard !state.isEnding else { return }
        refresh()
        record.make(change, at: time.now()) { [weak self] error in
            if let error { self?.fail(failure, error) }
            self?.refresh()
        }
        look()
    }

    /// Whatever waited behind the failure is dropped, an end too.
    private func fail(_ failure: CompactGatherState.Failure, _ error: StorageError) {
        state.isEnding = false
        question?.answer(false)
        state.notice = .failure(failure, advice: error.advice)
    }

    /// Looks at the match at this moment, rings if its time is up now, and waits for what comes next.
    private func refresh() {
        look()
        let isTimeUp = alarm.hears(state.clock)
        state.alarmCount = alarm.count
        followClock()
        // That it has run out follows from what is stored, so it may be shown and heard before.
        if isTimeUp { make(.settleClock, failing: .clock) }
    }

    private func look() {
        var next = state
        next.standing = record.standing(at: time.now())
        next.duration = record.planned.clock.duration
        state = next
    }

    /// Wakes up when the face of the clock changes, if it does. Who waits does not keep the presenter,
    /// and there is one at most: each look at the match begins the wait anew.
    private func followClock() {
        work.cancelBackground()
        guard let pause = record.match.clock.untilNextSecond(at: time.now()) else { return }
        work.runInBackground { [weak self, time] in
            await time.sleep(for: pause)
            if !Task.isCancelled { self?.refresh() }
        }
    }
}
