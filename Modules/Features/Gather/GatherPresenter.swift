import Domain
import Navigation

/// What comes after the match, for its coordinator to do.
@MainActor protocol GatherPresenterDelegate: AnyObject {
    func didEnd(_ match: FinishedMatch)
    /// - Parameter duration: the time that is set now.
    func didRequestTime(_ duration: Duration)
}

/// Takes what the screen reports to the match, and shows what came of it.
@MainActor final class GatherPresenter {
    weak var view: (any GatherView)? {
        didSet { view?.show(state) }
    }

    private let match: MatchInteractor
    private weak var steps: (any GatherPresenterDelegate)?

    init(
        _ match: Match, _ dependencies: GatherDependencies, work: WorkScope,
        steps: any GatherPresenterDelegate
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

    func didRequestTime() {
        // A start that is still being stored comes first, and then the time cannot be set.
        match.afterwards { [weak self] in
            guard let self, state.canSetTime, state.notice == nil else { return }
            steps?.didRequestTime(match.duration)
        }
    }

    func didSetTime(minutes: Int, seconds: Int) {
        match.make(.setTime(minutes: minutes, seconds: seconds))
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

extension GatherPresenter: MatchObserver {
    func matchDidChange(to progress: MatchProgress) {
        view?.show(progress)
    }

    func matchDidEnd(_ match: FinishedMatch) {
        steps?.didEnd(match)
    }
}
