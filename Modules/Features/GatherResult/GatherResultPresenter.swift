import Domain
import Navigation

/// Events of the result screen that the coordinator handles.
@MainActor protocol GatherResultPresenterDelegate: AnyObject {
    /// The user wants to return to the squad.
    func didFinish()
}

/// The presenter of the result screen: loads the bench and proposes the next match.
@MainActor final class GatherResultPresenter {
    weak var view: (any GatherResultView)? {
        didSet { view?.show(state) }
    }
    weak var delegate: (any GatherResultPresenterDelegate)?

    /// The number of matches in which the last one of a player on the bench is searched. It exceeds
    /// the number of matches of an evening.
    private static let matchLimit = 50

    private let match: Match
    private let dependencies: GatherResultDependencies
    private let work: WorkScope
    private weak var navigation: (any GatherResultNavigation)?
    private(set) var state: GatherResultState {
        didSet { view?.show(state) }
    }

    init(
        _ match: Match,
        _ dependencies: GatherResultDependencies,
        work: WorkScope,
        navigation: (any GatherResultNavigation)?
    ) {
        self.match = match
        self.dependencies = dependencies
        self.work = work
        self.navigation = navigation
        let end = match.state.endedAt ?? match.startedAt
        state = GatherResultState(
            result: match.state,
            start: dependencies.timeZone.localTime(of: match.startedAt),
            end: dependencies.timeZone.localTime(of: end),
            unavailableReason: navigation?.gatherResultNextMatchUnavailableReason)
    }

    /// Loads the players, and the matches in which those on the bench have played.
    func load() {
        state.next = .loading
        work.enqueue { [weak self, match, dependencies] in
            do throws(StorageError) {
                let players = try await dependencies.players.players(match.players)
                let finished = try await dependencies.matches.finished(limit: Self.matchLimit)
                self?.state.next = .loaded(
                    Rotation(after: match, finished: finished, players: players))
            } catch {
                self?.state.next = .failed(error.message)
            }
        }
    }

    func didRequestSameTeams() {
        request(state.rotation?.sameTeams)
    }

    func didRequestNewTeams() {
        request(state.rotation?.newTeams(dependencies.shuffle))
    }

    func didRequestWinnerStays() {
        request(state.rotation?.winnerStays)
    }

    private func request(_ draft: MatchDraft?) {
        if let draft { navigation?.gatherResultDidRequestMatch(draft) }
    }

    func didFinish() {
        delegate?.didFinish()
    }
}
