import Domain
import Navigation

/// What comes after the match, for its coordinator to do.
@MainActor protocol GatherSteps: AnyObject {
    func didEnd(_ match: FinishedMatch)
    /// - Parameter duration: the time that is set now.
    func didRequestTime(_ duration: Duration)
}

/// Decides what happens to the match, and shows of it what is stored.
@MainActor final class GatherPresenter {
    weak var view: (any GatherView)? {
        didSet { view?.show(state) }
    }

    private let record: GatherRecord
    private let time: any TimeSource
    private let work: WorkScope
    private weak var steps: (any GatherSteps)?
    private(set) var state: GatherState {
        didSet { if state != oldValue { view?.show(state) } }
    }
    /// Whether it was said that the time is up.
    private var hasSaidTimeUp: Bool
    /// Whether the match may be left while it goes on.
    private var question: Question?
    /// Which run of the clock the ticker is for; nil while none ticks.
    private var tickingRun: MatchClock.State?

    init(
        _ match: Match, _ dependencies: GatherDependencies, work: WorkScope,
        steps: any GatherSteps
    ) {
        record = GatherRecord(match, matches: dependencies.matches, work: work)
        time = dependencies.time
        self.work = work
        self.steps = steps
        hasSaidTimeUp = match.clock.state == .timeUp
        let clock = GatherClockFace(match.clock, at: dependencies.time.now())
        state = GatherState(
            lineUp: match.lineUp,
            score: match.score,
            clock: clock,
            plannedScore: match.score,
            plannedPhase: clock.phase
        )
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
        make(.goals(team, 1))
    }

    func didTakeGoal(from team: Team) {
        make(.goals(team, -1))
    }

    func didToggleClock() {
        make(.toggleClock)
    }

    func didCancelClock() {
        make(.cancelClock)
    }

    func didRequestTime() {
        // A start that is still being stored comes first, and then the time cannot be set.
        record.afterwards { [weak self] in
            guard let self, state.canSetTime, state.notice == nil else { return }
            steps?.didRequestTime(record.match.clock.duration)
        }
    }

    func didSetTime(minutes: Int, seconds: Int) {
        make(.setTime(minutes: minutes, seconds: seconds))
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
        record.afterwards { [weak self] in self?.question?.answer(true) }
    }

    func didDismissNotice() {
        state.notice = nil
        question?.answer(false)
        refresh()
    }

    private func make(_ change: GatherChange) {
        guard !state.isEnding else { return }
        refresh()
        record.make(change, at: time.now()) { [weak self] error in
            if let error { self?.fail(change.failure, error) }
            self?.refresh()
        }
        plan()
    }

    /// Whatever waited behind the failure is dropped, an end too.
    private func fail(_ failure: GatherState.Failure, _ error: StorageError) {
        state.isEnding = false
        question?.answer(false)
        state.notice = .failure(failure, advice: error.advice)
    }

    /// Shows the match as it is stored, at this moment.
    private func refresh() {
        let match = record.match
        var next = state
        next.score = match.score
        next.clock = GatherClockFace(match.clock, at: time.now())
        let isTimeUp = next.clock.phase == .timeUp
        let isNews = isTimeUp && !hasSaidTimeUp
        hasSaidTimeUp = isTimeUp
        if isNews { next.alarmCount += 1 }
        state = next
        plan()
        followClock()
        // That it has run out follows from what is stored, so it may be shown and heard before.
        if isNews { make(.settleClock) }
    }

    /// What can be done next follows from what was asked for, stored or not.
    private func plan() {
        var next = state
        next.plannedScore = record.planned.score
        next.plannedPhase = GatherClockFace(record.planned.clock, at: time.now()).phase
        state = next
    }

    /// Ticks exactly while the clock runs. The ticker does not keep its presenter.
    private func followClock() {
        let run = state.clock.phase == .running ? record.match.clock.state : nil
        guard run != tickingRun else { return }
        tickingRun = run
        work.cancelBackground()
        guard run != nil else { return }
        work.runInBackground { [weak self, time] in
            while !Task.isCancelled, let pause = self?.untilNextSecond {
                await time.sleep(for: pause)
                if !Task.isCancelled { self?.refresh() }
            }
        }
    }

    private var untilNextSecond: Duration? {
        record.match.clock.untilNextSecond(at: time.now())
    }
}
