package import Domain
package import Navigation

/// Events of the match screen that the coordinator handles.
@MainActor protocol GatherPresenterDelegate: AnyObject {
    /// The match has ended.
    func didEnd(_ match: FinishedMatch)
    /// The user wants to enter another time.
    ///
    /// - Parameter duration: The time that is configured now.
    func didRequestTime(_ duration: Duration)
}

/// The presenter of every match screen.
@MainActor package final class GatherPresenter {
    /// The view that shows the state. It receives the current state at once.
    package weak var view: (any GatherView)? {
        didSet { view?.show(state) }
    }

    private let match: MatchInteractor
    private weak var delegate: (any GatherPresenterDelegate)?

    init(
        _ match: Match, _ dependencies: GatherDependencies, work: WorkScope,
        delegate: any GatherPresenterDelegate
    ) {
        self.match = MatchInteractor(match, dependencies, work: work)
        self.delegate = delegate
        self.match.delegate = self
    }

    /// The current state.
    package var state: MatchProgress { match.progress }

    func start() {
        match.start()
    }

    package func dismissalDecision() -> DismissalDecision {
        match.requestLeave()
    }

    package func didAddGoal(to team: Team) {
        match.apply(.goals(team, 1))
    }

    package func didRemoveGoal(from team: Team) {
        match.apply(.goals(team, -1))
    }

    package func didToggleClock() {
        match.apply(.toggleClock)
    }

    package func didResetClock() {
        match.apply(.resetClock)
    }

    func didRequestTime() {
        // Waits for pending changes, because the time cannot be set while the clock runs.
        match.afterCurrentChanges { [weak self] in
            guard let self, state.canSetTime, state.notice == nil else { return }
            delegate?.didRequestTime(match.duration)
        }
    }

    package func didSetTime(minutes: Int, seconds: Int) {
        match.apply(.setTime(minutes: minutes, seconds: seconds))
    }

    package func didRequestEnd() {
        match.requestEnd()
    }

    package func didConfirmEnd() {
        match.confirmEnd()
    }

    package func didConfirmLeave() {
        match.confirmLeave()
    }

    package func didDismissNotice() {
        match.dismissNotice()
    }
}

extension GatherPresenter: MatchInteractorDelegate {
    func matchDidChange(to progress: MatchProgress) {
        view?.show(progress)
    }

    func matchDidEnd(_ match: FinishedMatch) {
        delegate?.didEnd(match)
    }
}
