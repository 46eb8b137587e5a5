import Domain
import FairTeams
import FootballUI
import Navigation

/// The presenter of the line-up screen and of its pages about fair teams: moves players, finds fair
/// teams and starts the match.
@MainActor final class ConfirmPlayersPresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: ConfirmPlayersState {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    /// The seeds of fair teams, which are short enough to be read out.
    private static let seeds = 1...999

    private let matches: any MatchRepository
    private let requests: TeamRequests
    private let time: any TimeSource
    private let shuffle: PlayerShuffle
    private let work: WorkScope
    private weak var navigation: (any ConfirmPlayersNavigation)?
    /// True if the requested start also starts the clock.
    private var startsClock = false
    /// The seed of the fair teams.
    private var seed: UInt64 = 0

    init(
        _ draft: MatchDraft, matches: any MatchRepository, requests: TeamRequests,
        time: any TimeSource, shuffle: PlayerShuffle, work: WorkScope,
        navigation: (any ConfirmPlayersNavigation)?
    ) {
        self.matches = matches
        self.requests = requests
        self.time = time
        self.shuffle = shuffle
        self.work = work
        self.navigation = navigation
        state = ConfirmPlayersState(
            draft: draft,
            unavailableReason: navigation?.confirmPlayersStartUnavailableReason)
    }

    /// Refused during the start, because the screen has to show the result.
    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: !state.isStarting)
    }

    // MARK: Moving players

    /// Moves a player to the end of a group.
    ///
    /// The next player of the old group receives the focus, so that repeated keys empty the bench.
    func didMove(_ id: MatchDraft.Member.ID, to group: MatchDraft.Group) {
        guard state.isChangeEnabled, let old = state.draft.location(of: id), old.group != group
        else { return }
        var next = state
        next.draft.move(id, to: group)
        let remaining = next.draft[old.group]
        next.focus = .init(
            remaining.isEmpty ? id : remaining[min(old.index, remaining.count - 1)].id,
            after: state.focus)
        state = next
        assessTeams()
    }

    /// Moves a player to an index of a group. The focus moves with the player.
    ///
    /// - Parameter index: The index among the other players of the group.
    func didMove(_ id: MatchDraft.Member.ID, to group: MatchDraft.Group, index: Int) {
        guard state.isChangeEnabled, state.draft.location(of: id) != nil else { return }
        var next = state
        next.draft.move(id, to: group, at: index)
        next.focus = .init(id, after: state.focus)
        state = next
        assessTeams()
    }

    func didShuffle() {
        guard state.isChangeEnabled else { return }
        state.draft.fillTeams(shuffle)
        assessTeams()
    }

    // MARK: Fair teams

    /// Finds the fairest teams. Of several, each request draws others.
    func didRequestFairTeams() {
        seed = shuffle(Array(Self.seeds)).first.map(UInt64.init) ?? 0
        findTeams { _ in 0 }
    }

    /// Finds the teams that follow in the order of fairness.
    func didRequestNextTeams() {
        findTeams { fairness in fairness.map { ($0.place ?? -1) + 1 } }
    }

    /// Changes the wishes, and finds the fairest teams for them if there are fair teams already.
    func didChangeWishes(_ change: (inout TeamWishes) -> Void) {
        guard state.isChangeEnabled else { return }
        change(&state.wishes)
        if state.excludesBench { findTeams { _ in 0 } }
    }

    /// Exchanges two players of different teams.
    func didSwap(_ first: MatchDraft.Member.ID, _ second: MatchDraft.Member.ID) {
        guard state.isChangeEnabled else { return }
        var teams = state.teams
        (teams[first], teams[second]) = (teams[second], teams[first])
        state.draft.assign(teams)
        assessTeams()
    }

    /// Finds teams after all pending requests.
    ///
    /// - Parameter place: Returns the place in the order of fairness, or nil for no search.
    private func findTeams(at place: @escaping @MainActor (TeamFairness?) -> Int?) {
        guard state.isChangeEnabled else { return }
        work.enqueue { [weak self, requests, seed] in
            guard let asked = self?.state, let place = place(asked.fairness) else { return }
            let members = asked.membersOfFairTeams
            do throws(StorageError) {
                let request = try await requests.request(for: members, asked.wishes, seed: seed)
                let result = await TeamFairness.find(request, at: place)
                self?.show(result, for: asked)
            } catch {
                self?.state.notice = .loadFailure(error.message)
            }
        }
    }

    private func show(
        _ result: Result<TeamFairness, TeamRequestError>, for asked: ConfirmPlayersState
    ) {
        // The organiser has gone on: the teams of the answer are not those of the page.
        guard state.isChangeEnabled, state.draft == asked.draft, state.wishes == asked.wishes
        else { return }
        switch result {
        case .success(let fairness):
            var next = state
            next.draft.assign(fairness.split.teams)
            next.fairness = fairness
            next.excludesBench = true
            state = next
        case .failure(let error): state.notice = .noTeams(error)
        }
    }

    /// Compares the teams that the organiser has made with the fairest ones, after fair teams were
    /// requested.
    private func assessTeams() {
        guard state.excludesBench else { return }
        guard state.draft.start != nil else {
            state.fairness = nil
            state.excludesBench = false
            return
        }
        work.enqueue { [weak self, requests, seed] in
            guard let asked = self?.state else { return }
            var fairness: TeamFairness?
            // Without the squad, or if the rules contradict each other, there is no comparison.
            if let request = try? await requests.request(
                for: asked.membersOfFairTeams, asked.wishes, seed: seed)
            {
                fairness = try? await TeamFairness.assess(asked.teams, request).get()
            }
            guard let self, state.draft == asked.draft, state.wishes == asked.wishes else {
                return
            }
            state.fairness = fairness
        }
    }

    // MARK: Starting the match

    func didRequestStart() {
        startsClock = false
        start(endingCurrentMatch: false)
    }

    func didRequestStartWithClock() {
        startsClock = true
        start(endingCurrentMatch: false)
    }

    func didConfirmStart() {
        start(endingCurrentMatch: true)
    }

    func didDismissNotice() {
        state.notice = nil
    }

    /// Starts the match. Asks for a confirmation first if another match is in progress, because the
    /// start ends it.
    private func start(endingCurrentMatch: Bool) {
        guard !state.isStarting, state.unavailableReason == nil, let start = state.draft.start
        else { return }
        state.isStarting = true
        didDismissNotice()
        work.enqueue { [weak self, matches, time, startsClock] in
            do throws(StorageError) {
                if !endingCurrentMatch, let current = try await matches.current() {
                    self?.state.isStarting = false
                    self?.state.notice = .matchInProgress(current.score.text)
                    return
                }
                guard self != nil else { return }
                let match = try await matches.start(
                    start, startsClock: startsClock, at: time.now())
                self?.state.isStarting = false
                self?.navigation?.confirmPlayersDidStart(match)
            } catch {
                self?.state.isStarting = false
                self?.state.notice = .startFailure(error.message)
            }
        }
    }
}
