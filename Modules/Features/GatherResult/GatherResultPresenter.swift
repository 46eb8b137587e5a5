import Domain
import FootballUI
import MatchStorage
import Navigation
import TerminalUI

/// The presenter of the result screen: loads the bench, proposes the next match, and reopens the
/// match.
@MainActor final class GatherResultPresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: GatherResultState {
        didSet { stateDidChange?() }
    }

    /// The number of matches in which the last one of a player on the bench is searched. It exceeds
    /// the number of matches of an evening.
    private static let matchLimit = 50

    private let store: MatchStore
    private let players: any PlayerRepository
    private let matches: any MatchRepository
    private let timeZone: any LocalTimeZone
    private let shuffle: PlayerShuffle
    private let time: any TimeSource
    private let work: WorkScope
    private let contributed: ContributedContent<Match>
    private let didRequestSquad: @MainActor () -> Void
    private weak var navigation: (any GatherResultNavigation)?

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - match: The match as stored, which has ended.
    ///   - didRequestSquad: Called when the user wants to return to the squad.
    init(
        _ match: Match, players: any PlayerRepository, matches: any MatchRepository,
        timeZone: any LocalTimeZone, shuffle: PlayerShuffle, time: any TimeSource,
        contributions: [PageContribution<Match>], work: WorkScope,
        navigation: (any GatherResultNavigation)?,
        didRequestSquad: @escaping @MainActor () -> Void
    ) {
        store = MatchStore(match, matches: matches, work: work)
        self.players = players
        self.matches = matches
        self.timeZone = timeZone
        self.shuffle = shuffle
        self.time = time
        self.work = work
        contributed = ContributedContent(contributions, work: work)
        self.navigation = navigation
        self.didRequestSquad = didRequestSquad
        let end = match.state.endedAt ?? match.startedAt
        state = GatherResultState(
            result: match.state,
            start: timeZone.localTime(of: match.startedAt),
            end: timeZone.localTime(of: end),
            unavailableReason: navigation?.gatherResultNextMatchUnavailableReason,
            contributed: contributed.sections)
    }

    /// Loads the players, and the matches in which those on the bench have played. A bench that is
    /// loaded already stays on the screen meanwhile.
    func load() {
        if case .failed = state.next { state.next = .loading }
        work.enqueue { [weak self, players, matches] in
            guard let match = self?.store.match else { return }
            do throws(StorageError) {
                let players = try await players.players(match.players)
                let finished = try await matches.finished(limit: Self.matchLimit)
                self?.state.next = .loaded(
                    Rotation(after: match, finished: finished, players: players))
            } catch {
                self?.state.next = .failed(error.message)
            }
        }
    }

    /// Loads the match, the bench and the sections each time, because another screen or device may
    /// have changed them. A match that cannot be read stays as it is known.
    func didAppear() {
        store.reload { [weak self] in self?.didReload($0) }
        load()
    }

    private func didReload(_ result: Result<Match, StorageError>) {
        let match = store.match
        state.result = match.state
        state.end = match.state.endedAt.map(timeZone.localTime) ?? state.end
        switch result {
        case .success: state.isMissing = false
        case .failure(.notFound): state.isMissing = true
        case .failure: break
        }
        contributed.load(match) { [weak self] in
            guard let self else { return }
            state.contributed = contributed.sections
        }
    }

    /// The actions of other features. A match that is being reopened or was deleted has none.
    var contributedActions: [Action] {
        state.reopening == .saving || state.isDeleted ? [] : contributed.actions(for: store.match)
    }

    func didRequestSameTeams() {
        request(state.rotation?.sameTeams)
    }

    func didRequestNewTeams() {
        request(state.rotation?.newTeams(shuffle))
    }

    func didRequestWinnerStays() {
        request(state.rotation?.winnerStays)
    }

    private func request(_ draft: MatchDraft?) {
        guard state.reopening != .saving, let draft else { return }
        navigation?.gatherResultDidRequestMatch(draft)
    }

    func didRequestReopening() {
        guard state.reopening != .saving, !state.isDeleted else { return }
        state.reopening = .saving
        store.reopen(at: time.now()) { [weak self] result in
            switch result {
            case .success(let match):
                self?.state.reopening = .idle
                self?.navigation?.gatherResultDidReopen(match)
            case .failure(let error):
                self?.state.reopening = .failed(error.message)
            }
        }
    }

    func didDismissFailure() {
        state.reopening = .idle
    }

    /// Refused while the reopening is stored, because the match has to be shown.
    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: state.reopening != .saving)
    }

    func didFinish() {
        didRequestSquad()
    }
}
