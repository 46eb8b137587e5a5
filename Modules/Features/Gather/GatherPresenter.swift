package import Domain
import FootballUI
import MatchStorage
package import Navigation

/// Events of the match screen that the coordinator handles.
@MainActor protocol GatherPresenterDelegate: AnyObject {
    /// The match has ended, and the end is stored.
    func didEnd(_ match: Match)
    /// The user leaves a match that another device has deleted.
    func didLeaveDeletedMatch()
    /// The user wants to enter another time.
    ///
    /// - Parameter duration: The time that is configured now.
    func didRequestTime(_ duration: Duration)
    /// The user wants to add a player or a guest.
    ///
    /// - Parameter match: The match with everybody who takes part.
    func didRequestPlayer(for match: MatchState)
}

/// The presenter of every match screen: changes the match, asks for confirmations, and reports
/// errors.
@MainActor package final class GatherPresenter: Presenter {
    package var stateDidChange: (@MainActor () -> Void)?
    package private(set) var state: MatchProgress {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    /// The time for which a goal is highlighted while the clock does not run. While it runs, the
    /// highlight ends with a second of the clock.
    private static let highlightDuration = Duration.seconds(1)

    private let store: MatchStore
    package let work: WorkScope
    package let players: any PlayerRepository
    private let time: any TimeSource
    private weak var delegate: (any GatherPresenterDelegate)?
    /// The state of the running clock whose displayed time the presenter follows; nil for none.
    private var followedClock: MatchClock.State?
    /// The last goal, while it is highlighted.
    private var goal: (team: Team, moment: Moment)?
    /// The moment of the last goal whose highlight ends without the clock.
    private var endingHighlight: Moment?
    /// The open confirmation before the screen is left.
    private var leaveConfirmation: PendingConfirmation?
    /// True if the match is no longer stored.
    private var isMissing = false

    /// Creates a presenter of a match in progress.
    ///
    /// - Parameters:
    ///   - work: The work of the screen. It saves the changes and follows the clock.
    ///   - playerUnavailableReason: The reason why no player can be added.
    init(
        _ match: Match, _ dependencies: GatherDependencies, work: WorkScope,
        delegate: any GatherPresenterDelegate, playerUnavailableReason: String? = nil
    ) {
        store = MatchStore(match, matches: dependencies.matches, work: work)
        self.work = work
        players = dependencies.players
        time = dependencies.time
        state = MatchProgress(
            match, at: dependencies.time.now(), playerUnavailableReason: playerUnavailableReason)
        self.delegate = delegate
    }

    /// Starts to follow the clock. A resumed clock may run already, or may have run out.
    func start() {
        refresh()
    }

    /// Shows what another device has stored, after pending changes.
    package func didAppear() {
        store.reload { [weak self] result in
            guard let self, !state.isEnding else { return }
            switch result {
            case .success(let known):
                isMissing = false
                let knownIDs = Set(known.log.events.map(\.id))
                if let event = store.match.log.events.last(where: { !knownIDs.contains($0.id) }) {
                    return show(event, isOwn: false)
                }
            case .failure(let error):
                isMissing = isMissing || error == .notFound
            }
            refresh()
        }
    }

    // MARK: Changes of the match

    /// Requests a change. The new state is shown after it has been saved.
    package func apply(_ change: MatchChange) {
        guard !state.isEnding else { return }
        store.apply(change, at: time.now()) { [weak self] result in
            switch result {
            case .success(let event): self?.show(event, isOwn: true)
            case .failure(let error): self?.fail(change.operation, error)
            }
        }
        // The possible next changes depend on pending changes, too.
        refresh()
    }

    /// Shows the match after an event.
    ///
    /// - Parameter isOwn: Whether the event is one of this device, which asks for the scorer of a
    ///   goal.
    private func show(_ event: MatchEvent, isOwn: Bool) {
        let (match, now) = (store.match, time.now())
        switch event.kind {
        case .goal(let goal): self.goal = (goal.team, now)
        case .voided, .goalCorrected(_, nil): goal = nil
        default: break
        }
        refresh {
            $0.message = FootballStrings.message(for: event, in: match)
            if isOwn, let goal = match.goalWithoutScorer(at: now) {
                $0.scorerRequest = FocusRequest(goal.id, after: $0.scorerRequest)
            }
        }
    }

    /// Requests another time, after pending changes, because the time cannot be set while the clock
    /// runs.
    func didRequestTime() {
        store.afterCurrentChanges { [weak self] in
            guard let self, state.canSetTime, state.notice == nil else { return }
            delegate?.didRequestTime(store.match.clock.duration)
        }
    }

    /// Starts a timer that ends the highlight of a goal while the clock does not run.
    private func endHighlight() {
        guard let goal, state.clock.phase != .running, endingHighlight != goal.moment else {
            return
        }
        endingHighlight = goal.moment
        work.runInBackground { [weak self, time] in
            await time.sleep(for: Self.highlightDuration)
            self?.refresh()
        }
    }

    /// Returns the team whose goal is highlighted at a moment. A goal is forgotten in the first
    /// refresh after half a second, so that a second of the clock that begins at once does not end
    /// its highlight.
    private func scoringTeam(at moment: Moment) -> Team? {
        if let goal, moment.uptime - goal.moment.uptime >= 500 { self.goal = nil }
        return goal?.team
    }

    // MARK: Scorers and players

    /// Names a participant as the scorer of the last goal, if the screen offers that, or adds a
    /// goal of the participant.
    func didScore(_ participant: Participant) {
        guard state.canScore(participant) else { return }
        guard let entry = state.goalWithoutScorer(for: participant), let goal = entry.countingGoal
        else { return apply(.addGoal(Goal(participant.entry.team, scorer: participant.id))) }
        apply(
            .correctGoal(
                entry.id, Goal(goal.team, scorer: participant.id, isOwnGoal: goal.isOwnGoal)))
    }

    /// Removes the last goal, which another device has entered, too. Its scorer or mark as an own
    /// goal goes to the other goal, if that has none. Undo takes that back first.
    package func didRemoveDuplicate() {
        guard let duplicate = state.duplicateGoal else { return }
        apply(.removeDuplicate(duplicate.entry.id, of: duplicate.other.id))
        if let goal = duplicate.entry.countingGoal {
            apply(.completeGoal(duplicate.other.id, goal))
        }
    }

    /// Keeps the last goal and that of the other device.
    package func didKeepDuplicate() {
        guard let duplicate = state.duplicateGoal else { return }
        state.keepDuplicate(duplicate, in: store.match)
    }

    /// Requests a player or a guest, after pending changes of the teams.
    func didRequestPlayer() {
        guard !state.isEnding else { return }
        store.afterCurrentChanges { [weak self] in
            // The organiser may have ended the match since the call.
            guard let self, !state.isEnding, state.notice == nil else { return }
            delegate?.didRequestPlayer(for: store.match.state)
        }
    }

    // MARK: End and leave

    package func didRequestEnd() {
        guard !state.isEnding else { return }
        refresh { $0.notice = .confirmEnd }
    }

    /// Ends the match after all pending changes.
    package func didConfirmEnd() {
        guard !state.isEnding else { return }
        refresh { ($0.notice, $0.isEnding) = (nil, true) }
        store.apply(.end, at: time.now()) { [weak self] result in
            if case .failure(let error) = result { self?.fail(.end, error) }
        }
        // If an import has ended the match, there is no end to save.
        store.afterCurrentChanges { [weak self] in self?.didEnd() }
    }

    private func didEnd() {
        state.isEnding = false
        delegate?.didEnd(store.match)
    }

    /// Asks for confirmation. Returns `.refused` while the match is being ended, because the result
    /// has to be shown, and after another device has ended it, because a notice leads out.
    package func dismissalDecision() -> DismissalDecision {
        guard !state.isEnding else { return .refused }
        guard news == nil else {
            refresh()
            return .refused
        }
        let confirmation = PendingConfirmation()
        leaveConfirmation = confirmation
        state.notice = .confirmLeave
        return .needsConfirmation(confirmation)
    }

    /// Leaves the screen after all pending changes have been saved.
    package func didConfirmLeave() {
        state.notice = nil
        store.afterAllChanges { [weak self] in self?.answerLeave(true) }
    }

    /// Leads out of a match that another device has ended or deleted, after all pending changes.
    package func didConfirmNews() {
        store.afterAllChanges { [weak self] in
            guard let self else { return }
            if news == .deleted { delegate?.didLeaveDeletedMatch() }
            if news == .ended { delegate?.didEnd(store.match) }
        }
    }

    /// Cancels a confirmation, or closes an error message.
    package func didDismissNotice() {
        answerLeave(false)
        refresh { $0.notice = nil }
    }

    private func answerLeave(_ mayLeave: Bool) {
        let confirmation = leaveConfirmation
        leaveConfirmation = nil
        confirmation?.answer(mayLeave)
    }

    // MARK: State

    private func fail(_ operation: MatchNotice.Operation, _ error: StorageError) {
        isMissing = isMissing || error == .notFound
        fail(operation, error.message)
    }

    private func fail(_ operation: MatchNotice.Operation, _ message: String) {
        answerLeave(false)
        refresh {
            // The store has dropped all operations after the failed one, including the end of the
            // match.
            $0.isEnding = false
            $0.notice = .failure(operation, message: message)
        }
    }

    /// The notice of an end or a deletion by another device, which leaves nothing to score here.
    private var news: MatchNotice? {
        if isMissing || store.match.state.isDeleted { return .deleted }
        return store.match.state.endedAt == nil ? nil : .ended
    }

    /// Updates the state to the current moment, together with other values.
    private func refresh(_ change: (inout MatchProgress) -> Void = { _ in }) {
        let now = time.now()
        var next = state
        change(&next)
        next.show(store.match, planned: store.planned, at: now)
        next.scoringTeam = scoringTeam(at: now)
        next.show(news)
        if news != nil { answerLeave(false) }
        state = next
        followClock()
        endHighlight()
    }

    /// Updates the state at each change of the displayed time, while the clock runs. A clock that
    /// is followed already is not followed anew.
    private func followClock() {
        let followed = state.clock.phase == .running ? store.match.clock.state : nil
        guard followed != followedClock else { return }
        followedClock = followed
        // The timer of a highlight is cancelled, too.
        work.cancelBackground()
        endingHighlight = nil
        guard followed != nil else { return }
        work.runInBackground { [weak self, time] in
            while !Task.isCancelled,
                let pause = self?.store.match.clock.untilNextSecond(at: time.now())
            {
                await time.sleep(for: pause)
                if !Task.isCancelled { self?.refresh() }
            }
        }
    }
}

extension GatherPresenter: LineUpEditing {
    package var planned: Match? { store.planned }

    package var canEdit: Bool { !state.isEnding }

    package func didFailToAddGuest(_ message: String) {
        fail(.addToSquad, message)
    }
}
