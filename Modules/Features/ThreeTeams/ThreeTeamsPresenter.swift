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
    /// The searches for the teams; nil if there are none for the current wishes.
    private var searches: ThreeTeamSearches?
    /// The teams that were shared last on this page, with their text.
    private var shared: (teams: [MatchDraft.Member.ID: TeamNumber], text: String)?

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

    /// Finds teams at first, or those that the players know already. Later, goes on with the
    /// search.
    func didAppear() {
        if state.teams.isEmpty { findTeams(isFirst: true) } else { continueSearch() }
    }

    /// Refused while the plan is stored, because the page has to show a failure.
    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: !state.isSaving)
    }

    // MARK: Finding teams

    /// Finds the fairest teams. Of several, each request draws others.
    func didRequestFairTeams() {
        guard state.canChange else { return }
        state.seed = Self.seed(shuffle)
        findTeams()
    }

    /// Shows the teams that follow in the order of fairness, or the fairest ones after other teams.
    func didRequestNextTeams() {
        guard state.canChange else { return }
        work.cancelBackground()
        work.enqueue { [weak self, steps] in
            guard let self, let searches else { return }
            guard let asked = state.fairness, asked.place != nil else {
                return showFound(searches)
            }
            let next = await searches.next(steps: steps.first)
            // The organiser has gone on.
            guard state.fairness?.split == asked.split, !state.isSaving else { return }
            showFound(next)
        }
    }

    /// Shows the fairest ones of those teams that differ least from the ones that the players know.
    func didRequestFewestMoves() {
        guard state.canChange, let searches, let moves = state.fairness?.fewestMoves else { return }
        keepsTeams = true
        show(searches, teams: moves.split.teams)
    }

    /// Changes the wishes, and finds teams for them.
    func didChangeWishes(_ change: (inout ThreeTeamWishes) -> Void) {
        guard state.canChange else { return }
        change(&state.wishes)
        findTeams()
    }

    /// - Parameter isFirst: Whether the teams that the players know are shown instead of the
    ///   fairest ones.
    private func findTeams(isFirst: Bool = false) {
        work.cancelBackground()
        searches = nil
        keepsTeams = false
        work.enqueue { [weak self, requests, records, time, steps] in
            guard let asked = self?.state else { return }
            do throws(StorageError) {
                let evenings = try await records.evenings(at: time.now())
                let known = evenings.current.flatMap { KnownTeams($0, of: asked.members) }
                let request = try await requests.request(
                    for: asked.members, asked.wishes, after: evenings.last?.members ?? [],
                    seed: asked.seed)
                let result = await ThreeTeamSearches.find(
                    request, known: known?.teams ?? [:], steps: steps.first)
                self?.show(result, for: asked, known: known, isFirst: isFirst)
            } catch {
                self?.fail(.loadFailure(error.message))
            }
        }
    }

    private func show(
        _ result: Result<ThreeTeamSearches, ThreeTeamRequestError>, for asked: ThreeTeamsState,
        known: KnownTeams?, isFirst: Bool
    ) {
        // The search for other wishes follows.
        guard state.wishes == asked.wishes, state.seed == asked.seed else { return }
        state.known = known
        if isFirst, let known { state.order = known.order }
        switch result {
        case .success(let searches):
            guard isFirst, let known else { return showFound(searches) }
            keepsTeams = true
            show(searches, teams: firstTeams(known, searches))
            continueSearch()
        case .failure(let error): fail(.noTeams(error))
        }
    }

    /// Returns the teams that the players know. After somebody has come or left, the fewest players
    /// move; without such teams, newcomers are in the smallest one.
    private func firstTeams(
        _ known: KnownTeams, _ searches: ThreeTeamSearches
    ) -> [MatchDraft.Member.ID: TeamNumber] {
        var teams = known.teams
        let isSame = known.missing.isEmpty && teams.count == state.members.count
        if !isSame, let moves = searches.fairness(of: searches.current.best.teams)?.fewestMoves {
            return moves.split.teams
        }
        for member in state.members where teams[member.id] == nil {
            teams[member.id] = TeamNumber.allCases.min { first, second in
                teams.values.count { $0 == first } < teams.values.count { $0 == second }
            }
        }
        return teams
    }

    /// Shows the teams of a search, and goes on with it.
    private func showFound(_ searches: ThreeTeamSearches) {
        keepsTeams = false
        show(searches, teams: searches.current.best.teams)
        continueSearch()
    }

    /// Shows the searches with some teams.
    private func show(_ searches: ThreeTeamSearches, teams: [TeamCandidate.ID: TeamNumber]) {
        self.searches = searches
        var next = state
        next.teams = teams
        next.fairness = searches.fairness(of: teams)
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
        guard let searches, !searches.current.isFinished else { return }
        work.cancelBackground()
        work.runInBackground { [weak self, steps] in
            var searches = searches
            for _ in 0..<steps.rounds where !searches.current.isFinished {
                searches = await searches.refined(steps: steps.next)
                guard !Task.isCancelled, let self else { return }
                let isKept = keepsTeams || state.fairness?.place == nil
                show(searches, teams: isKept ? state.teams : searches.current.best.teams)
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
        next.fairness = searches?.fairness(of: next.teams)
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
    /// - Returns: The text for the players: the teams, or only what has changed since they know
    ///   them. The same teams have the same text again.
    func didShare() -> String {
        if let shared, shared.teams == state.teams { return shared.text }
        let text = state.sharedText
        shared = (state.teams, text)
        store(teams) { _ in }
        return text
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
        let (order, now) = (state.order, time.now())
        work.enqueue { [weak self, records] in
            do throws(StorageError) {
                let evening = try await records.store(order, teams, at: now)
                await self?.show(evening)
                didStore(evening)
            } catch {
                self?.shared = nil
                self?.state.isSaving = false
                self?.state.notice = .saveFailure(error.message)
                self?.continueSearch()
            }
        }
    }

    /// Takes over that the players know the stored teams.
    private func show(_ evening: ThreeTeamEvening) async {
        let known = KnownTeams(evening, of: state.members)
        state.known = known
        guard let searches = await searches?.knowing(known?.teams ?? [:]) else { return }
        show(searches, teams: state.teams)
    }

    func didDismissNotice() {
        state.notice = nil
    }
}
