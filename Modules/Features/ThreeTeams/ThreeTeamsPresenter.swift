import Domain
import FairTeams
import FootballUI
import Navigation

/// The presenter of the page with three teams: finds the fairest teams, goes on with the search
/// while the page is shown, and stores the plan of the evening.
@MainActor final class ThreeTeamsPresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: ThreeTeamsState {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    /// The seeds of teams, which are short enough to be read out.
    private static let seeds = 1...999

    private let requests: ThreeTeamRequests
    private let records: ThreeTeamsRecords
    private let time: any TimeSource
    private let shuffle: PlayerShuffle
    private let steps: ThreeTeamSteps
    private let duration: Duration
    private let work: WorkScope
    private weak var navigation: (any ThreeTeamsNavigation)?
    /// True if the search does not replace the teams on screen, because the players know them.
    private var keepsTeams = false
    /// The search for the teams; nil if there is none for the current wishes.
    private var balancer: ThreeTeamBalancer?

    init(
        _ draft: MatchDraft, requests: ThreeTeamRequests, records: ThreeTeamsRecords,
        time: any TimeSource, shuffle: PlayerShuffle, steps: ThreeTeamSteps = .live,
        work: WorkScope, navigation: (any ThreeTeamsNavigation)?
    ) {
        self.requests = requests
        self.records = records
        self.time = time
        self.shuffle = shuffle
        self.steps = steps
        duration = draft.duration
        self.work = work
        self.navigation = navigation
        state = ThreeTeamsState(draft, seed: Self.seed(shuffle))
    }

    private static func seed(_ shuffle: PlayerShuffle) -> UInt64 {
        shuffle(Array(seeds)).first.map(UInt64.init) ?? 0
    }

    /// Finds teams at first, unless there is a plan already. Later, goes on with the search.
    func didAppear() {
        if state.teams.isEmpty { findTeams(isFirst: true) } else { continueSearch() }
    }

    /// Refused while the plan is stored, because the page has to show a failure.
    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: !state.isSaving)
    }

    // MARK: Finding teams

    /// Finds other teams that are equally fair.
    func didRequestDraw() {
        guard state.canChange else { return }
        state.seed = Self.seed(shuffle)
        findTeams()
    }

    /// Changes the wishes, and finds teams for them.
    func didChangeWishes(_ change: (inout ThreeTeamWishes) -> Void) {
        guard state.canChange else { return }
        change(&state.wishes)
        findTeams()
    }

    /// - Parameter isFirst: Whether the teams of a stored plan are shown instead of the fairest
    ///   ones.
    private func findTeams(isFirst: Bool = false) {
        work.cancelBackground()
        balancer = nil
        keepsTeams = false
        work.enqueue { [weak self, requests, records, time, steps] in
            guard let asked = self?.state else { return }
            do throws(StorageError) {
                if isFirst {
                    let plan = try await records.plannedTeams(for: asked.members, at: time.now())
                    if let plan { self?.keep(plan.teams, plan.order) }
                }
                let request = try await requests.request(
                    for: asked.members, asked.wishes, seed: asked.seed)
                let result = await ThreeTeamBalancer.find(request, steps: steps.first)
                self?.show(result, for: asked)
            } catch {
                self?.fail(.loadFailure(error.message))
            }
        }
    }

    /// Shows the teams of a stored plan, which stay while fairer ones are looked for.
    private func keep(_ teams: [MatchDraft.Member.ID: TeamNumber], _ order: PlayOrder) {
        var next = state
        next.teams = teams
        next.order = order
        state = next
        keepsTeams = true
    }

    private func show(
        _ result: Result<ThreeTeamBalancer, ThreeTeamRequestError>, for asked: ThreeTeamsState
    ) {
        // The search for other wishes follows.
        guard state.wishes == asked.wishes, state.seed == asked.seed else { return }
        switch result {
        case .success(let balancer):
            show(balancer, teams: keepsTeams ? state.teams : balancer.best.teams)
            continueSearch()
        case .failure(let error): fail(.noTeams(error))
        }
    }

    /// Shows the search with some teams.
    private func show(_ balancer: ThreeTeamBalancer, teams: [TeamCandidate.ID: TeamNumber]) {
        self.balancer = balancer
        var next = state
        next.teams = teams
        next.fairness = ThreeTeamFairness(of: teams, balancer)
        state = next
    }

    /// Keeps the teams on screen. Without any, deals the members out, so that the organiser can
    /// move them.
    private func fail(_ notice: ThreeTeamsState.Notice) {
        var next = state
        next.notice = notice
        next.fairness = nil
        if next.teams.isEmpty {
            let teams = TeamNumber.allCases
            for (index, member) in next.members.enumerated() {
                next.teams[member.id] = teams[index % teams.count]
            }
        }
        state = next
    }

    /// Goes on with the search in the background until no teams are fairer. Teams that the
    /// organiser has changed stay.
    private func continueSearch() {
        guard let balancer, !balancer.isFinished else { return }
        work.cancelBackground()
        work.runInBackground { [weak self, steps] in
            var balancer = balancer
            for _ in 0..<steps.rounds where !balancer.isFinished {
                balancer = await balancer.refined(steps: steps.next)
                guard !Task.isCancelled, let self else { return }
                let isMoved = keepsTeams || state.fairness?.isMoved ?? true
                show(balancer, teams: isMoved ? state.teams : balancer.best.teams)
            }
        }
    }

    // MARK: Changing the teams

    /// Moves a member to another team. The next member of the old team receives the focus.
    func didMove(_ id: MatchDraft.Member.ID, to team: TeamNumber) {
        guard state.canChange, let old = state.teams[id], old != team else { return }
        var next = state
        let index = next[old].firstIndex { $0.id == id } ?? 0
        next.teams[id] = team
        let rest = next[old]
        next.focus = .init(
            rest.isEmpty ? id : rest[min(index, rest.count - 1)].id, after: next.focus)
        next.fairness = balancer.flatMap { ThreeTeamFairness(of: next.teams, $0) }
        state = next
    }

    func didChoose(_ order: PlayOrder) {
        guard !state.isSaving else { return }
        state.order = order
    }

    // MARK: Starting the evening

    /// Stores the plan, and reports the next match.
    func didRequestStart() {
        guard state.canStart else { return }
        state.isSaving = true
        didDismissNotice()
        let teams = teams
        store(teams) { [weak self, duration] evening in
            self?.state.isSaving = false
            self?.navigation?.threeTeamsDidRequestMatch(
                MatchDraft(evening.next, teams, duration: duration))
        }
    }

    /// Stores the plan, because the players will know the teams.
    ///
    /// - Returns: The text for the players.
    func didShare() -> String {
        store(teams) { _ in }
        return state.sharedText
    }

    private var teams: [TeamNumber: [MatchDraft.Member]] {
        Dictionary(uniqueKeysWithValues: TeamNumber.allCases.map { ($0, state[$0]) })
    }

    private func store(
        _ teams: [TeamNumber: [MatchDraft.Member]],
        didStore: @escaping @MainActor (ThreeTeamEvening) -> Void
    ) {
        work.cancelBackground()
        keepsTeams = true
        let plan = ThreeTeamPlan(madeAt: time.now(), order: state.order)
        work.enqueue { [weak self, records] in
            do throws(StorageError) {
                didStore(try await records.store(plan, teams))
            } catch {
                self?.state.isSaving = false
                self?.state.notice = .saveFailure(error.message)
                self?.continueSearch()
            }
        }
    }

    func didDismissNotice() {
        state.notice = nil
    }
}
