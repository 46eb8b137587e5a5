import Domain
import FairTeams
import FootballUI
import Navigation

/// The presenter of the page with three teams: finds the fairest teams, goes on with the search
/// while the page is shown, and stores the plan of the evening.
@MainActor final class ThreeTeamsPresenter: Presenter {
    /// The teams that are shown after a search.
    private enum Shown {
        /// Those that the players know, and without any the fairest ones.
        case known
        /// The fairest ones.
        case fairest
        /// Those on screen.
        case current
    }

    /// The inputs that a result of a search can be older than.
    private struct Inputs: Equatable {
        /// The number of searches for other members or wishes.
        var searches = 0
        /// The number of choices of teams, such as a move.
        var choices = 0
    }

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
    private let draft: MatchDraft
    private let work: WorkScope
    private weak var navigation: (any ThreeTeamsNavigation)?
    private var inputs = Inputs()
    /// True if the search does not replace the teams on screen, because the organiser has chosen
    /// them or the players know them.
    private var keepsTeams = false
    /// True if the order is that of the newest evening or that of the organiser.
    private var hasOrder = false
    /// True if the wishes are those of the newest evening or those of the organiser.
    private var hasWishes = false
    /// The searches for the teams; nil if there are none for the current members and wishes.
    private var searches: ThreeTeamSearches?
    /// The teams with the fewest moves since the players know theirs; nil for none.
    private var fewestMoves: ThreeTeamFairness.TeamMoves?
    /// The teams that were shared last on this page.
    private var shared: SharedTeams?

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
        self.draft = draft
        self.work = work
        self.navigation = navigation
        state = ThreeTeamsState(draft, seed: Self.seed(shuffle))
    }

    private static func seed(_ shuffle: PlayerShuffle) -> UInt64 {
        shuffle(Array(seeds)).first.map(UInt64.init) ?? 0
    }

    /// Finds teams at first, or those that the players know already. Later, goes on with the
    /// search, and takes over what another page or device has stored.
    func didAppear() {
        guard !state.teams.isEmpty else {
            if inputs.searches == 0 { findTeams(showing: .known) }
            return
        }
        continueSearch()
        loadKnownTeams()
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
        findTeams(showing: .fairest)
    }

    /// Shows the teams that follow in the order of fairness, or those that were found last after
    /// other teams.
    func didRequestNextTeams() {
        guard state.canChange else { return }
        work.cancelBackground()
        let inputs = inputs
        work.enqueue { [weak self, steps] in
            guard let self, let searches, inputs == self.inputs else {
                self?.continueSearch()
                return
            }
            work.cancelBackground()
            guard state.fairness?.origin != .other else { return showFound(searches) }
            let next = await searches.next(steps: steps.first)
            if inputs == self.inputs { showFound(next) } else { continueSearch() }
        }
    }

    /// Shows the fairest ones of those teams that differ least from the ones that the players know.
    func didRequestFewestMoves() {
        guard state.canChange, let moves = state.fairness?.fewestMoves else { return }
        choose(moves.split.teams)
    }

    /// Changes the wishes, and finds teams for them. Teams that the players know stay.
    func didChangeWishes(_ change: (inout ThreeTeamWishes) -> Void) {
        guard state.canChange else { return }
        hasWishes = true
        change(&state.wishes)
        state.fairness = nil
        findTeams(showing: state.known == nil ? .fairest : .current)
    }

    private func findTeams(showing shown: Shown) {
        work.cancelBackground()
        (searches, fewestMoves) = (nil, nil)
        keepsTeams = shown == .current
        state.isSearching = true
        inputs.searches += 1
        let inputs = inputs
        work.enqueue { [weak self, requests, records, time, steps] in
            guard let asked = self?.state, self?.inputs.searches == inputs.searches else { return }
            do throws(StorageError) {
                let evenings = try await records.evenings(of: asked.members, at: time.now())
                self?.begin(with: evenings, takesTeams: shown == .known)
                self?.updateKnownTeams(evenings.current)
                guard let state = self?.state else { return }
                let request = try await requests.request(
                    for: state.playing, state.wishes, after: evenings.last?.members ?? [],
                    seed: asked.seed)
                let result = await ThreeTeamSearches.find(request, steps: steps.first)
                await self?.show(result, for: inputs, shown)
            } catch {
                guard self?.inputs.searches == inputs.searches else { return }
                self?.fail(.loadFailure(error.message))
            }
        }
    }

    private func begin(with evenings: ThreeTeamsRecords.Evenings, takesTeams: Bool) {
        var next = state
        if let plan = (evenings.current ?? evenings.last)?.plan {
            if !hasOrder { next.order = plan.order }
            if !hasWishes { next.wishes = plan.wishes }
        }
        (hasOrder, hasWishes) = (true, true)
        if takesTeams, let evening = evenings.current {
            next.takeOverTeams(of: evening, draft)
            keepsTeams = !next.teams.isEmpty
        }
        state = next
    }

    private func updateKnownTeams(_ evening: ThreeTeamEvening?) {
        state.known = evening.flatMap { KnownTeams($0, of: state.members, in: state.teams) }
    }

    private func loadKnownTeams() {
        work.enqueue { [weak self, records, time] in
            guard let members = self?.state.members,
                // Without the evenings, the teams on screen are not compared with others.
                let evenings = try? await records.evenings(of: members, at: time.now())
            else { return }
            self?.updateKnownTeams(evenings.current)
            await self?.findFewestMoves()
        }
    }

    private func show(
        _ result: Result<ThreeTeamSearches, ThreeTeamRequestError>, for inputs: Inputs,
        _ shown: Shown
    ) async {
        // Another search follows.
        guard self.inputs.searches == inputs.searches else { return }
        switch result {
        case .success(let searches):
            self.searches = searches
            await findFewestMoves()
            guard self.inputs.searches == inputs.searches else { return }
            let isChosen = self.inputs.choices != inputs.choices || shown == .current
            if isChosen {
                show(searches, teams: state.teams)
            } else if shown == .known, let known = state.known {
                show(searches, teams: firstTeams(known))
            } else {
                showFound(searches)
            }
            continueSearch()
        case .failure(let error): fail(.noTeams(error))
        }
    }

    /// Returns the teams that the players know. After somebody has come or left, the fewest players
    /// move.
    private func firstTeams(_ known: KnownTeams) -> [MatchDraft.Member.ID: TeamNumber] {
        let isSame =
            known.missing.isEmpty && Set(known.presentTeams.keys) == Set(state.playing.map(\.id))
        return isSame ? state.teams : fewestMoves?.split.teams ?? state.teams
    }

    private func findFewestMoves() async {
        guard let searches else { return }
        let known = state.known?.presentTeams ?? [:]
        if fewestMoves?.known != known || known.isEmpty {
            fewestMoves = await searches.fewestMoves(from: known)
        }
        guard let searches = self.searches, !state.teams.isEmpty else { return }
        show(searches, teams: state.teams)
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
        next.isSearching = false
        next.teams = teams
        next.fairness = searches.fairness(of: teams, fewestMoves: fewestMoves)
        state = next
    }

    /// Keeps the teams on screen. Without any, deals the members out.
    private func fail(_ notice: ThreeTeamsState.Notice) {
        var next = state
        next.notice = notice
        next.isSearching = false
        next.fairness = nil
        if next.teams.isEmpty { next.dealOut() }
        state = next
    }

    /// Goes on with the search in the background until no teams are fairer. Teams that the
    /// organiser has changed stay.
    private func continueSearch() {
        work.cancelBackground()
        guard let searches, !searches.current.isFinished else { return }
        work.runInBackground { [weak self, steps] in
            var searches = searches
            for _ in 0..<steps.rounds where !searches.current.isFinished {
                searches = await searches.refined(steps: steps.next)
                guard !Task.isCancelled, let self else { return }
                let isKept = keepsTeams || state.fairness?.origin == .other
                show(searches, teams: isKept ? state.teams : searches.current.best.teams)
            }
        }
    }

    // MARK: Changing the teams

    /// Moves a member to another team. The next member of the old team receives the focus. With a
    /// member of the bench, there are other fair teams.
    func didMove(_ id: MatchDraft.Member.ID, to team: TeamNumber) {
        let old = state.teams[id]
        guard state.canChange, state.members.contains(where: { $0.id == id }), old != team
        else { return }
        let group = old.map { state[$0] } ?? state.bench
        let index = group.firstIndex { $0.id == id } ?? 0
        let rest = group.filter { $0.id != id }
        state.focus = .init(
            rest.isEmpty ? id : rest[min(index, rest.count - 1)].id, after: state.focus)
        var teams = state.teams
        teams[id] = team
        choose(teams)
        guard old == nil else { return }
        state.fairness = nil
        findTeams(showing: .current)
    }

    /// Exchanges two players of different teams.
    func didSwap(_ first: MatchDraft.Member.ID, _ second: MatchDraft.Member.ID) {
        guard state.canChange else { return }
        var teams = state.teams
        (teams[first], teams[second]) = (teams[second], teams[first])
        choose(teams)
    }

    /// Shows teams that the search does not replace.
    private func choose(_ teams: [MatchDraft.Member.ID: TeamNumber]) {
        inputs.choices += 1
        keepsTeams = true
        var next = state
        next.teams = teams
        next.fairness = searches?.fairness(of: teams, fewestMoves: fewestMoves)
        state = next
    }

    func didChoose(_ order: PlayOrder) {
        guard !state.isSaving else { return }
        hasOrder = true
        state.order = order
    }

    /// Explains the teams on screen. Takes a search for each rule.
    ///
    /// - Returns: The explanation, or nil if the teams are not compared with the fairest ones.
    func explanation() async -> ThreeTeamExplanation? {
        await searches?.explanation(of: state.teams)
    }

    // MARK: Starting the evening

    /// Stores the plan, and reports the next match.
    func didRequestStart() {
        guard state.canStart else { return }
        state.isSaving = true
        didDismissNotice()
        let (teams, bench) = (teams, state.bench)
        store { [weak self, draft] evening in
            self?.state.isSaving = false
            self?.navigation?.threeTeamsDidRequestMatch(
                MatchDraft(evening.next, teams, absent: bench, duration: draft.duration))
        } didFail: { [weak self] in
            self?.state.isSaving = false
        }
    }

    /// Stores the plan, because the players will know the teams.
    ///
    /// - Returns: The text for the players: the teams, or only what has changed since they know
    ///   them. The same teams have the same text again.
    func didShare() -> String {
        let isSame =
            shared.map {
                $0.teams == state.teams && $0.order == state.order && $0.known == state.known
            } ?? false
        let text = isSame ? shared?.text ?? state.sharedText : state.sharedText
        shared = SharedTeams(
            teams: state.teams, order: state.order, known: state.known, text: text)
        store { [weak self] _ in
            self?.shared?.known = self?.state.known
        } didFail: {
        }
        return text
    }

    private var teams: [TeamNumber: [MatchDraft.Member]] {
        Dictionary(uniqueKeysWithValues: TeamNumber.allCases.map { ($0, state[$0]) })
    }

    private func store(
        didStore: @escaping @MainActor (ThreeTeamEvening) -> Void,
        didFail: @escaping @MainActor () -> Void
    ) {
        work.cancelBackground()
        inputs.choices += 1
        keepsTeams = true
        let (order, wishes, now) = (state.order, state.wishes, time.now())
        let (teams, bench) = (teams, state.bench)
        work.enqueue { [weak self, records] in
            do throws(StorageError) {
                let evening = try await records.store(
                    order, wishes, teams, bench: bench, at: now)
                self?.updateKnownTeams(evening)
                didStore(evening)
                await self?.findFewestMoves()
            } catch {
                self?.shared = nil
                didFail()
                self?.state.notice = .saveFailure(error.message)
                self?.continueSearch()
            }
        }
    }

    func didDismissNotice() {
        state.notice = nil
    }
}
