import Domain
import Navigation

/// What comes after the match, for its coordinator to do.
@MainActor protocol CompactGatherPresenterDelegate: AnyObject {
    func didEnd(_ match: FinishedMatch)
}

/// Takes what the screen reports to the match, and shows what came of it.
@MainActor final class CompactGatherPresenter {
    weak var view: (any CompactGatherView)? {
        didSet { view?.show(state) }
    }

    private let match: MatchInteractor
    private weak var steps: (any CompactGatherPresenterDelegate)?

    init(
        _ match: Match, _ dependencies: CompactGatherDependencies, work: WorkScope,
        steps: any CompactGatherPresenterDelegate
    ) {
        self.match = MatchInteractor(
            match, matches: dependencies.matches, time: dependencies.time, enqueue: work.enqueue,
            runInBackground: work.runInBackground, cancelBackground: work.cancelBackground)
        self.steps = steps
        self.match.observer = self
    }

    var state: MatchProgress { match.progress }

    func start() {
        match.start()
    }

    /// A match is not left without a question.
    func dismissalDecision() -> DismissalDecision {
        let question = PendingConfirmation()
        return match.requestLeave(answer: question.answer) ? .needsConfirmation(question) : .refused
    }

    func didAddGoal(to team: Team) {
        match.make(.goals(team, 1))
    }

    func didTakeGoal(from team: Team) {
        match.make(.goals(team, -1))
    }

    func didToggleClock() {
        match.make(.toggleClock)
    }

    func didCancelClock() {
        match.make(.cancelClock)
    }

    /// - Parameter minutes: how many the time becomes longer or, below zero, shorter.
    func didChangeTime(by minutes: Int) {
        guard let time = state.time(longerBy: minutes) else { return }
        match.make(.setTime(minutes: time.minutes, seconds: time.seconds))
    }

    func didRequestEnd() {
        match.requestEnd()
    }

    func didConfirmEnd() {
        match.confirmEnd()
    }

    func didAgreeToLeave() {
        match.agreeToLeave()
    }

    func didDismissNotice() {
        match.dismissNotice()
    }
}

extension CompactGatherPresenter: MatchObserver {
    func matchDidChange(to progress: MatchProgress) {
        view?.show(progress)
    }

    func matchDidEnd(_ match: FinishedMatch) {
        steps?.didEnd(match)
    }
}
