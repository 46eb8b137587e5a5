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

    private let record: MatchRecord
    private let time: any TimeSource
    private let work: WorkScope
    private weak var steps: (any GatherSteps)?
    private(set) var state: GatherState {
        didSet { if state != oldValue { view?.show(state) } }
    }
    private var alarm: MatchAlarm
    /// Whether the match may be left while it goes on.
    private var question: Question?
    /// Which run of the clock the ticker is for; nil while none ticks.
    private var tickingRun: MatchClock.State?

    init(
        _ match: Match, _ dependencies: GatherDependencies, work: WorkScope,
        steps: any GatherSteps
    ) {
        record = MatchRecord(match, matches: dependencies.matches, enqueue: work.enqueue)
        time = dependencies.time
        self.work = work
        self.steps = steps
        alarm = MatchAlarm(match.clock)
        state = GatherState(
            lineUp: match.lineUp, standing: record.standing(at: dependencies.time.now()))
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
        record.atLast { [weak self] in self?.question?.answer(true) }
    }

    func didDismissNotice() {
        state.notice = nil
        question?.answer(false)
        refresh()
    }

    private func make(_ change: MatchChange) {
        guard !state.isEnding else { return }
        refresh()
        record.make(change, at: time.now()) { [weak self] error in
            if let error { self?.fail(change.failure, error) }
            self?.refresh()
        }
        // What can be done next follows from what was asked for, stored or not.
        state.standing = record.standing(at: time.now())
    }

    /// Whatever waited behind the failure is dropped, an end too.
    private func fail(_ failure: GatherState.Failure, _ error: StorageError) {
        state.isEnding = false
        question?.answer(false)
        state.notice = .failure(failure, advice: error.advice)
    }

    /// Shows the match as it is stored, at this moment.
    private func refresh() {
        var next = state
        next.standing = record.standing(at: time.now())
        let isTimeUp = alarm.hears(next.clock)
        next.alarmCount = alarm.count
        state = next
        followClock()
        // That it has run out follows from what is stored, so it may be shown and heard before.
        if isTimeUp { make(.settleClock) }
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
