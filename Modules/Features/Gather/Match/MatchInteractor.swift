import Domain
import Navigation

/// A receiver of the updates of a match.
@MainActor protocol MatchInteractorDelegate: AnyObject {
    /// Receives the state after each change.
    func matchDidChange(to progress: MatchProgress)
    /// Receives the match after its end has been stored.
    func matchDidEnd(_ match: FinishedMatch)
}

/// The rules of running a match: the changes that are possible, the confirmations before them, and
/// the error messages after a failure.
@MainActor final class MatchInteractor {
    weak var delegate: (any MatchInteractorDelegate)?
    /// The current state.
    private(set) var progress: MatchProgress {
        didSet { if progress != oldValue { delegate?.matchDidChange(to: progress) } }
    }

    private let store: MatchStore
    private let time: any TimeSource
    private let ticker: MatchTicker
    private var alarm: MatchAlarm
    /// The open confirmation before the screen is left.
    private var leaveConfirmation: PendingConfirmation?

    /// Creates an interactor for a match in progress.
    ///
    /// - Parameter work: The work of the screen. It saves the changes and runs the ticker.
    init(_ match: Match, _ dependencies: GatherDependencies, work: WorkScope) {
        store = MatchStore(match, matches: dependencies.matches, work: work)
        time = dependencies.time
        ticker = MatchTicker(dependencies.time, work: work)
        alarm = MatchAlarm(match.clock)
        progress = MatchProgress(
            lineUp: match.lineUp, snapshot: store.snapshot(at: dependencies.time.now()))
    }

    /// The configured time, as stored.
    var duration: Duration { store.match.clock.duration }

    /// Starts to follow the clock. A resumed clock may run already, or may have run out.
    func start() {
        refresh()
    }

    /// Requests a change. The new state is shown after it has been saved. Does nothing while the
    /// match is being ended.
    func apply(_ change: MatchChange) {
        guard !progress.isEnding else { return }
        refresh()
        store.apply(change, at: time.now()) { [weak self] error in
            if let error { self?.fail(change.operation, error) }
            self?.refresh()
        }
        // The possible next changes depend on pending changes, too.
        progress.snapshot = store.snapshot(at: time.now())
    }

    /// Runs `step` after all pending changes, unless one of them fails.
    func afterCurrentChanges(_ step: @escaping @MainActor () -> Void) {
        store.afterCurrentChanges(step)
    }

    /// Asks for confirmation before the match is ended.
    func requestEnd() {
        guard !progress.isEnding else { return }
        refresh()
        progress.notice = .confirmEnd
    }

    /// Ends the match after all pending changes.
    func confirmEnd() {
        guard !progress.isEnding else { return }
        progress.notice = nil
        progress.isEnding = true
        store.end(at: time.now()) { [weak self] result in
            switch result {
            case .success(let match):
                self?.progress.isEnding = false
                self?.delegate?.matchDidEnd(match)
            case .failure(let error):
                self?.fail(.end, error)
            }
        }
    }

    /// Asks for confirmation before the screen is left. Refuses while the match is being ended,
    /// because the result has to be shown.
    func requestLeave() -> DismissalDecision {
        guard !progress.isEnding else { return .refused }
        let confirmation = PendingConfirmation()
        leaveConfirmation = confirmation
        progress.notice = .confirmLeave
        return .needsConfirmation(confirmation)
    }

    /// Leaves the screen after all pending changes have been saved.
    func confirmLeave() {
        progress.notice = nil
        store.afterAllChanges { [weak self] in self?.answerLeave(true) }
    }

    /// Cancels a confirmation, or closes an error message.
    func dismissNotice() {
        progress.notice = nil
        answerLeave(false)
        refresh()
    }

    private func answerLeave(_ mayLeave: Bool) {
        let confirmation = leaveConfirmation
        leaveConfirmation = nil
        confirmation?.answer(mayLeave)
    }

    private func fail(_ operation: MatchNotice.Operation, _ error: StorageError) {
        // The store has dropped all operations after the failed one, including the end of the
        // match.
        progress.isEnding = false
        answerLeave(false)
        progress.notice = .failure(operation, message: error.message)
    }

    /// Updates the state to the current moment.
    private func refresh() {
        var next = progress
        next.snapshot = store.snapshot(at: time.now())
        let isTimeUp = alarm.update(with: next.clock)
        next.alarmCount = alarm.count
        progress = next
        ticker.follow(store.match.clock) { [weak self] in
            self?.refresh()
            return self?.store.match.clock
        }
        // The alarm fires before the expiry is saved, because it can be computed from the stored
        // start time.
        if isTimeUp { apply(.expireClock) }
    }
}
