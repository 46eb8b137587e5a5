import Domain
import FootballUI
import MatchStorage
import Navigation
import TerminalUI

/// Events of the screen that the coordinator handles.
@MainActor protocol GatherDetailPresenterDelegate: AnyObject {
    /// The user wants to correct a goal.
    func didRequestCorrection(of goal: TimelineEntry, in match: MatchState)
    /// The user wants to add a player or a guest.
    func didRequestPlayer(for match: MatchState)
    /// The gather is in progress again.
    func didReopen(_ match: Match)
}

/// The presenter of the screen of a finished gather: loads it, corrects it, deletes it and reopens
/// it.
///
/// Each correction is an event of the match, which can be undone and redone, also after a restart.
/// The end can be undone after all corrections, unless another gather has started since.
@MainActor final class GatherDetailPresenter: Presenter, LineUpEditing {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: GatherDetailState {
        didSet { if state != oldValue { stateDidChange?() } }
    }
    weak var delegate: (any GatherDetailPresenterDelegate)?

    let work: WorkScope
    private let id: Match.ID
    private let matches: any MatchRepository
    let players: any PlayerRepository
    private let timeZone: any LocalTimeZone
    private let time: any TimeSource
    private var store: MatchStore?
    private let contributed: ContributedContent<Match>

    init(
        _ id: Match.ID, matches: any MatchRepository, players: any PlayerRepository,
        timeZone: any LocalTimeZone, time: any TimeSource,
        contributions: [PageContribution<Match>], work: WorkScope,
        navigation: (any GatherDetailNavigation)?
    ) {
        self.id = id
        self.matches = matches
        self.players = players
        self.timeZone = timeZone
        self.time = time
        self.work = work
        contributed = ContributedContent(contributions, work: work)
        state = GatherDetailState(
            reopeningUnavailableReason: navigation?.gatherDetailReopeningUnavailableReason,
            playerUnavailableReason: navigation?.gatherDetailPlayerUnavailableReason)
    }

    var planned: Match? { store?.planned }
    var canEdit: Bool { state.canEdit }

    /// Loads the gather each time, because it may have changed elsewhere.
    func didAppear() {
        load()
    }

    /// Loads the gather. One that is loaded already stays on the screen if this fails, unless it is
    /// no longer stored.
    func load() {
        state.failure = nil
        reload()
    }

    /// Loads the gather. Keeps the message of a hidden one until the load ends.
    func dataDidChange() {
        reload()
    }

    private func reload() {
        work.enqueue { [weak self, id, matches] in
            do throws(StorageError) {
                let match = try await matches.match(id)
                let isNewest = try await matches.isNewest(match)
                self?.didLoad(match, isNewest: isNewest)
            } catch {
                if error == .notFound { self?.hide() }
                self?.state.failure = error.message
            }
        }
    }

    private func didLoad(_ match: Match, isNewest: Bool) {
        guard match.finished != nil else {
            hide()
            state.failure = GatherDetailStrings.inProgress
            return
        }
        state.failure = nil
        if let store {
            store.update(match)
        } else {
            store = MatchStore(match, matches: matches, work: work)
        }
        state.isNewest = isNewest
        state.contributed = contributed.sections
        refresh()
        contributed.load(match) { [weak self] in
            guard let self else { return }
            state.contributed = contributed.sections
        }
    }

    /// The actions of other features. A deleted gather has none.
    var contributedActions: [Action] {
        guard canEdit, let store else { return [] }
        return contributed.actions(for: store.match)
    }

    // MARK: Corrections

    func didAddGoal(to team: Team) {
        apply(.addGoal(Goal(team)))
    }

    /// Adds a forgotten goal of a participant.
    func didScore(_ participant: Participant) {
        apply(.addGoal(Goal(participant.entry.team, scorer: participant.id)))
    }

    /// Disallows the last goal of a team. Without a goal it lowers the score.
    func didRemoveGoal(from team: Team) {
        apply(.removeGoal(team))
    }

    func didRequestCorrection(of goal: TimelineEntry) {
        guard canEdit, let store else { return }
        delegate?.didRequestCorrection(of: goal, in: store.match.state)
    }

    func didCorrect(_ goal: MatchEvent.ID, _ value: Goal?) {
        apply(.correctGoal(goal, value))
    }

    /// Disallows a goal, or allows one that was disallowed with its last scorer. Removes another
    /// event, or restores one that was removed.
    func didToggle(_ entry: TimelineEntry) {
        if entry.isVoid {
            apply(.restore(entry.id))
        } else if entry.goals.isEmpty {
            apply(.remove(entry.id))
        } else {
            let isAllowed = entry.countingGoal != nil
            apply(.correctGoal(entry.id, isAllowed ? nil : entry.goals.compactMap(\.self).last))
        }
    }

    /// Requests a player or a guest, after pending changes of the teams.
    func didRequestPlayer() {
        store?.afterCurrentChanges { [weak self] in
            guard let self, canEdit, let match = store?.match.state else { return }
            delegate?.didRequestPlayer(for: match)
        }
    }

    func didUndo() {
        apply(.undo)
    }

    func didRedo() {
        apply(.redo)
    }

    /// Requests a change. The new state is shown after it has been saved.
    func apply(_ change: MatchChange) {
        guard let store else { return }
        guard canEdit || state.allows(change) else { return }
        store.apply(change, at: time.now()) { [weak self] result in
            self?.refresh()
            switch result {
            case .success(let event): self?.didSave(event, in: store.match)
            case .failure(let error):
                // The store has dropped all later changes, including the reopening.
                self?.state.isReopening = false
                self?.state.notice = .failure(.save, message: error.message)
            }
        }
        refresh()
    }

    private func didSave(_ event: MatchEvent, in match: Match) {
        state.message = FootballStrings.message(for: event, in: match)
        if case .goal(let goal) = event.kind, goal.scorer == nil { state.addedGoalCount += 1 }
    }

    // MARK: Reopening

    func didRequestReopening() {
        guard state.canReopen else { return }
        state.isReopening = true
        store?.reopen(at: time.now()) { [weak self] result in
            self?.refresh()
            self?.state.isReopening = false
            switch result {
            case .success(let match): self?.delegate?.didReopen(match)
            case .failure(let error):
                if error == .laterMatch { self?.state.isNewest = false }
                self?.state.notice = .failure(.reopen, message: error.message)
            }
        }
    }

    /// Refused while the reopening is stored, because the match has to be shown.
    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: !state.isReopening)
    }

    func didFailToAddGuest(_ message: String) {
        state.notice = .failure(.addToSquad, message: message)
    }

    // MARK: Deletion

    func didRequestDeletion() {
        guard canEdit else { return }
        state.notice = .confirmDeletion
    }

    func didConfirmDeletion() {
        state.notice = nil
        apply(.delete)
    }

    func didDismissNotice() {
        state.notice = nil
    }

    // MARK: State

    private func refresh() {
        guard let store, let matchAtEnd = store.match.log.stateAtEnd else { return }
        state.gather = GatherDetailState.Gather(
            match: store.match.state, matchAtEnd: matchAtEnd,
            entriesAtEnd: Dictionary(uniqueKeysWithValues: matchAtEnd.timeline.map { ($0.id, $0) }),
            planned: store.planned,
            start: timeZone.localTime(of: store.match.startedAt))
        closeConfirmation()
    }

    /// Hides a gather that another device has reopened or removed.
    private func hide() {
        state.gather = nil
        closeConfirmation()
    }

    /// Closes the question whether to delete a gather that can no longer be deleted.
    private func closeConfirmation() {
        if state.notice == .confirmDeletion, !canEdit { state.notice = nil }
    }
}
