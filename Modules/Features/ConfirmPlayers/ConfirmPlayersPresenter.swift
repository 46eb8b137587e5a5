import Domain
import FairTeams
import FootballUI
import Navigation
import TerminalUI

/// The presenter of the line-up screen and of its pages about fair teams: moves players, finds fair
/// teams and starts the match.
@MainActor final class ConfirmPlayersPresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: ConfirmPlayersState {
        didSet {
            if state.draft != oldValue.draft { loadContributed() }
            if state != oldValue { stateDidChange?() }
        }
    }

    /// The seeds of fair teams, which are short enough to be read out.
    private static let seeds = 1...999

    private let matches: any MatchRepository
    private let requests: TeamRequests
    private let pairRules: PairRules
    private let announcements: Announcements
    private let time: any TimeSource
    private let shuffle: PlayerShuffle
    private let work: WorkScope
    private let contributed: ContributedContent<MatchDraft>
    /// True if the first teams on the page come from somewhere else, such as three teams. The
    /// players know these, so earlier announcements do not count.
    private let beginsWithTeams: Bool
    /// The earlier announcement that does not count; nil for none.
    private var obsoleteAnnouncement: TeamAnnouncement?
    private weak var navigation: (any ConfirmPlayersNavigation)?
    /// True if the requested start also starts the clock.
    private var startsClock = false
    /// The seed of the fair teams.
    private var seed: UInt64 = 0
    /// True after the rules and the announced teams were loaded.
    private var isLoaded = false
    /// The teams that were shared last on this page, with their text.
    private var shared: (draft: MatchDraft, text: String)?

    init(
        _ draft: MatchDraft, matches: any MatchRepository, requests: TeamRequests,
        pairRules: PairRules, announcements: Announcements, time: any TimeSource,
        shuffle: PlayerShuffle, contributions: [PageContribution<MatchDraft>] = [],
        work: WorkScope, navigation: (any ConfirmPlayersNavigation)?
    ) {
        self.matches = matches
        self.requests = requests
        self.pairRules = pairRules
        self.announcements = announcements
        self.time = time
        self.shuffle = shuffle
        self.work = work
        contributed = ContributedContent(contributions, work: work)
        beginsWithTeams = draft.start != nil
        self.navigation = navigation
        state = ConfirmPlayersState(
            draft: draft,
            unavailableReason: navigation?.confirmPlayersStartUnavailableReason)
    }

    /// Refused during the start, because the screen has to show the result.
    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: !state.isStarting)
    }

    /// The actions of other features. There are none while the match starts.
    var contributedActions: [Action] {
        state.isStarting ? [] : contributed.actions(for: state.draft)
    }

    /// Loads the facts of other features about the newest draft.
    private func loadContributed() {
        let draft = state.draft
        work.enqueue { [weak self] in
            guard let self, state.draft == draft else { return }
            contributed.load(draft) { [weak self] in
                guard let self, state.draft == draft else { return }
                state.facts = .init(sections: contributed.sections, draft: draft)
            }
        }
    }

    /// Loads the rules and the announced teams, which another page or device can have changed.
    func didAppear() {
        loadContributed()
        work.enqueue { [weak self, pairRules, announcements, time] in
            guard let draft = self?.state.draft else { return }
            do throws(StorageError) {
                let relations = try await pairRules.relations(of: draft.members)
                let announcement = try await announcements.current(for: draft, at: time.now())
                self?.show(relations, announcement)
            } catch {
                self?.state.notice = .contentFailure(error.message)
            }
        }
    }

    /// Shows loaded rules and announced teams. Rules about guests are not stored. At first, the
    /// players go to the teams that they know.
    private func show(
        _ relations: [CandidatePair: PairRule.Relation], _ announcement: TeamAnnouncement?
    ) {
        var next = state
        next.wishes.relations = state.wishes.relations.filter { players(of: $0.key) == nil }
            .merging(relations) { $1 }
        if beginsWithTeams, shared == nil {
            obsoleteAnnouncement = announcement
        } else {
            next.announcement = announcement
        }
        let isUntouched = state.draft[.teamA].isEmpty && state.draft[.teamB].isEmpty
        if !isLoaded, state.isChangeEnabled, isUntouched {
            next.draft.assign(next.announcedTeams)
        }
        isLoaded = true
        state = next
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
        drawSeed()
        findTeams { _ in .place(0) }
    }

    /// Finds the fairest ones of those teams that differ least from the announced ones.
    func didRequestFewestMoves() {
        drawSeed()
        findTeams { _ in .fewestMoves }
    }

    /// Finds the teams that follow in the order of fairness.
    func didRequestNextTeams() {
        findTeams { fairness in fairness.map { .place(($0.place ?? -1) + 1) } }
    }

    private func drawSeed() {
        seed = shuffle(Array(Self.seeds)).first.map(UInt64.init) ?? 0
    }

    /// Changes the wishes, stores those about two players, and finds the fairest teams if there are
    /// fair teams already.
    func didChangeWishes(_ change: (inout TeamWishes) -> Void) {
        guard state.isChangeEnabled else { return }
        let old = state.wishes.relations
        change(&state.wishes)
        let new = state.wishes.relations
        for pair in Set(old.keys).union(new.keys) where old[pair] != new[pair] {
            if let players = players(of: pair) { store(new[pair], for: players) }
        }
        if state.excludesBench { findTeams { _ in .place(0) } }
    }

    private func store(
        _ relation: PairRule.Relation?, for players: (PlayerID, PlayerID)
    ) {
        work.enqueue { [weak self, pairRules] in
            do throws(StorageError) {
                try await pairRules.set(relation, for: players.0, players.1)
            } catch {
                self?.state.notice = .ruleFailure(error.message)
            }
        }
    }

    /// Returns the players of a pair of members; nil if one of them is a guest.
    private func players(of pair: CandidatePair) -> (PlayerID, PlayerID)? {
        let members = state.draft.members
        let ids = [pair.first, pair.second].compactMap { id in
            members.first { $0.id == id }?.playerID
        }
        return ids.count == 2 ? (ids[0], ids[1]) : nil
    }

    /// Exchanges two players of different teams.
    func didSwap(_ first: MatchDraft.Member.ID, _ second: MatchDraft.Member.ID) {
        var teams = state.teams
        (teams[first], teams[second]) = (teams[second], teams[first])
        didChoose(teams)
    }

    /// Moves all members to certain teams.
    func didChoose(_ teams: [MatchDraft.Member.ID: Team]) {
        guard state.isChangeEnabled else { return }
        state.draft.assign(teams)
        assessTeams()
    }

    /// Finds teams after all pending requests.
    ///
    /// - Parameter choice: Returns the choice of teams, or nil for no search.
    private func findTeams(
        _ choice: @escaping @MainActor (TeamFairness?) -> TeamFairness.Choice?
    ) {
        guard state.isChangeEnabled else { return }
        work.enqueue { [weak self, requests, seed] in
            guard let asked = self?.state, let choice = choice(asked.fairness) else { return }
            let members = asked.membersOfFairTeams
            do throws(StorageError) {
                let request = try await requests.request(for: members, asked.wishes, seed: seed)
                let result = await TeamFairness.find(
                    choice, request, announced: asked.announcedTeams)
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
                fairness = try? await TeamFairness.find(
                    .teams(asked.teams), request, announced: asked.announcedTeams
                ).get()
            }
            guard let self, state.draft == asked.draft, state.wishes == asked.wishes else {
                return
            }
            state.fairness = fairness
        }
    }

    // MARK: Announcing the teams

    /// Stores the teams as those that the players know. From now on, the bench does not play.
    ///
    /// - Returns: The text for the players: the teams, or only what has changed since they were
    ///   sent before. The same teams have the same text again.
    func didShare() -> String {
        let draft = state.draft
        if let shared, shared.draft == draft { return shared.text }
        let text = state.sharedText
        shared = (draft, text)
        state.excludesBench = true
        work.enqueue { [weak self, announcements, time] in
            guard let earlier = self.map({ $0.state.announcement ?? $0.obsoleteAnnouncement })
            else { return }
            do throws(StorageError) {
                self?.state.announcement = try await announcements.replace(
                    earlier, by: draft, at: time.now())
            } catch {
                self?.shared = nil
                self?.state.notice = .announcementFailure(error.message)
            }
        }
        return text
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
        work.enqueue { [weak self, matches, announcements, time, startsClock] in
            do throws(StorageError) {
                if !endingCurrentMatch, let current = try await matches.current() {
                    self?.state.isStarting = false
                    self?.state.notice = .matchInProgress(current.score.text)
                    return
                }
                guard self != nil else { return }
                let match = try await matches.start(
                    start, startsClock: startsClock, at: time.now())
                // One that stays after an error no longer counts after some days.
                if let announcement = self?.state.announcement ?? self?.obsoleteAnnouncement {
                    try? await announcements.remove(announcement)
                }
                self?.state.isStarting = false
                self?.navigation?.confirmPlayersDidStart(match)
            } catch {
                self?.state.isStarting = false
                self?.state.notice = .startFailure(error.message)
            }
        }
    }
}
