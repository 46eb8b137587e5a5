import Domain
import FairTeams
import FootballUI
import Navigation
import Synchronization
import TestSupport
import Testing

@testable import ThreeTeams

@MainActor @Suite struct `Three teams presenter` {
    private let fixture = ThreeTeamsFixture()
    private var presenter: ThreeTeamsPresenter { fixture.presenter }
    private var state: ThreeTeamsState { fixture.state }

    init() async {
        await fixture.perform { $0.didAppear() }
    }

    // MARK: Finding teams

    @Test func `the fairest teams of all members are found`() {
        #expect(Set(fixture.teams.map(Set.init)) == [[1, 6], [2, 5], [3, 4]])
        #expect(state.fairness?.split.difference == 0)
        #expect(state.fairness?.provenGap == 0)
        #expect(state.seed == 1)
        #expect(state.canStart)
    }

    @Test func `members of both teams and of the bench are members of the three teams`() {
        var draft = MatchDraft(bench: ThreeTeamsFixture.squad(6))
        draft.assign([6: .a, 1: .b])
        #expect(ThreeTeamsState(draft, seed: 0).members.map(\.id) == [1, 2, 3, 4, 5, 6])
    }

    @Test func `the search goes on in the background until no teams are fairer`() async throws {
        let fixture = ThreeTeamsFixture(
            squad: try ThreeTeamsFixture.unfinished().squad, steps: .few)
        await fixture.perform { $0.didAppear() }
        #expect(fixture.state.canStart)
        await until { fixture.state.fairness?.provenGap == 0 }
        #expect(fixture.state.fairness?.isMoved == false)
    }

    @Test func `teams that the organiser has changed stay while the search goes on`() async throws {
        let fixture = ThreeTeamsFixture(
            squad: try ThreeTeamsFixture.unfinished().squad, steps: .few)
        await fixture.perform { $0.didAppear() }
        let first = try #require(fixture.state[.first].first)
        fixture.presenter.didMove(first.id, to: .second)
        let teams = fixture.state.teams
        await until { fixture.state.fairness?.provenGap == 0 }
        #expect(fixture.state.teams == teams)
        #expect(fixture.state.fairness?.isMoved == true)
    }

    @Test func `a draw takes another seed`() async {
        let drawCount = Mutex(0)
        let fixture = ThreeTeamsFixture(
            shuffle: PlayerShuffle { numbers in
                let first = drawCount.withLock { count in
                    count += 1
                    return count
                }
                return Array(numbers.dropFirst(first) + numbers.prefix(first))
            })
        await fixture.perform { $0.didAppear() }
        #expect(fixture.state.seed == 2)
        await fixture.perform { $0.didRequestDraw() }
        #expect(fixture.state.seed == 3)
        #expect(fixture.state.fairness?.split.difference == 0)
    }

    @Test func `goalkeepers are spread unless the organiser does not wish it`() async {
        let fixture = ThreeTeamsFixture(squad: ThreeTeamsFixture.squad(6, goalkeepers: 3))
        await fixture.perform { $0.didAppear() }
        #expect(fixture.teams.allSatisfy { $0.count { $0 <= 3 } == 1 })
        await fixture.perform { $0.didChangeWishes { $0.spreadsGoalkeepers = false } }
        #expect(fixture.state.wishes.rules.isEmpty)
        await fixture.perform { $0.didChangeWishes { $0.spreadsPositions = true } }
        #expect(fixture.state.wishes.rules.count == Position.allCases.count - 1)
    }

    @Test func `only the teams for the last wishes are shown`() async {
        await fixture.perform {
            $0.didChangeWishes { $0.spreadsPositions = true }
            $0.didChangeWishes { $0.spreadsPositions = false }
        }
        #expect(state.fairness?.split.difference == 0)
        #expect(!state.wishes.spreadsPositions)
    }

    // MARK: Rules

    @Test func `stored rules about two members hold`() async throws {
        try await fixture.rules.save(
            [
                PairRule(PlayerID(1), PlayerID(6), .apart),
                PairRule(PlayerID(1), PlayerID(2), .together),
                PairRule(PlayerID(1), PlayerID(99), .together),
                PairRule(PlayerID(3), PlayerID(3), .together),
            ], deleting: [])
        await fixture.perform { $0.didRequestDraw() }
        #expect(state.teams[1] != state.teams[6])
        #expect(state.teams[1] == state.teams[2])
    }

    @Test func `rules that contradict each other are named, and the teams stay`() async throws {
        try await fixture.rules.save(
            [
                PairRule(PlayerID(1), PlayerID(2), .together),
                PairRule(PlayerID(2), PlayerID(3), .together),
            ], deleting: [])
        let teams = state.teams
        await fixture.perform { $0.didRequestDraw() }
        guard case .noTeams(.conflict(let rules)) = state.notice else {
            Issue.record("no conflict")
            return
        }
        #expect(Set(rules) == [.together(CandidatePair(1, 2)), .together(CandidatePair(2, 3))])
        #expect(state.teams == teams)
        #expect(state.fairness == nil)
        presenter.didDismissNotice()
        #expect(state.notice == nil)
        presenter.didMove(1, to: state.teams[1] == .first ? .second : .first)
        #expect(state.fairness == nil)
    }

    @Test func `without fair teams at first, the members are dealt out`() async {
        let fixture = ThreeTeamsFixture()
        fixture.rules.calls.fail(.all, with: .busy)
        await fixture.perform { $0.didAppear() }
        #expect(fixture.state.notice == .loadFailure(StorageError.busy.message))
        #expect(fixture.teams == [[1, 4], [2, 5], [3, 6]])
        #expect(fixture.state.canStart)
        await fixture.perform { $0.didRequestDraw() }
        #expect(fixture.state.fairness != nil)
    }

    // MARK: Changing the teams

    @Test func `a move compares the teams with the fairest ones, and a move back restores them`()
        throws
    {
        let member = try #require(state[.first].first)
        let next = try #require(state[.first].last)
        presenter.didMove(member.id, to: .third)
        #expect(state.teams[member.id] == .third)
        #expect(state.focus == .init(next.id, serial: 1))
        #expect(state.fairness?.isMoved == true)
        #expect((state.fairness?.split.difference ?? 0) > 0)
        #expect(state.fairness?.fairest.difference == 0)
        presenter.didMove(member.id, to: .first)
        #expect(state.fairness?.isMoved == false)
    }

    @Test func `a team without players cannot play`() {
        for member in state[.first] { presenter.didMove(member.id, to: .second) }
        #expect(state.fairness == nil)
        #expect(!state.canStart && state.canChange)
        presenter.didRequestStart()
        #expect(!state.isSaving)
    }

    @Test func `a move to the same team and a move of an unknown member have no effect`() throws {
        let before = state
        presenter.didMove(try #require(state[.first].first).id, to: .first)
        presenter.didMove(99, to: .first)
        #expect(state == before)
    }

    @Test func `before there are teams, there is nothing to change`() {
        let presenter = ThreeTeamsFixture().presenter
        let before = presenter.state
        presenter.didRequestDraw()
        presenter.didChangeWishes { $0.spreadsPositions = true }
        presenter.didMove(1, to: .second)
        presenter.didRequestStart()
        #expect(presenter.state == before)
        #expect(presenter.dismissalDecision().isAllowed)
    }

    // MARK: Starting the evening

    @Test func `a start stores the plan and reports the first match`() async {
        presenter.didChoose(.roundRobin)
        await fixture.perform { $0.didRequestStart() }
        let plan = fixture.plans.records.first
        #expect(plan?.order == .roundRobin)
        #expect(plan?.madeAt.wall == fixture.clock.now().wall)
        #expect(fixture.members.records.count == 6)
        #expect(fixture.members.records.allSatisfy { $0.plan == plan?.id && $0.origin == .squad })
        let draft = fixture.navigation.drafts.first
        #expect(draft?[.teamA].map(\.id) == fixture.teams[0])
        #expect(draft?[.teamB].map(\.id) == fixture.teams[1])
        #expect(draft?[.bench].map(\.id) == fixture.teams[2])
        #expect(!state.isSaving)
    }

    @Test func `guests are stored with their names`() async {
        let fixture = ThreeTeamsFixture(
            squad: ThreeTeamsFixture.squad(14), guests: ["Joe", "Kim"])
        await fixture.perform { $0.didAppear() }
        #expect(fixture.teams.map(\.count).sorted() == [5, 5, 6])
        await fixture.perform { $0.didRequestStart() }
        let guests = fixture.members.records.filter { $0.origin == .guest }
        #expect(guests.map(\.name.text).sorted() == ["Joe", "Kim"])
        #expect(guests.allSatisfy { $0.player == nil })
    }

    @Test func `a new plan replaces the earlier one and its members`() async {
        await fixture.perform { $0.didRequestStart() }
        let first = fixture.plans.records.map(\.id)
        let other: TeamNumber = state.teams[1] == .first ? .second : .first
        await fixture.perform { $0.didMove(1, to: other) }
        await fixture.perform { $0.didRequestStart() }
        #expect(fixture.plans.records.count == 1)
        #expect(fixture.plans.records.map(\.id) != first)
        #expect(fixture.members.records.count == 6)
    }

    @Test func `a plan with the same teams goes on`() async {
        await fixture.perform { $0.didRequestStart() }
        let first = fixture.plans.records
        await fixture.perform { $0.didRequestStart() }
        #expect(fixture.plans.records == first)
        #expect(fixture.navigation.drafts.count == 2)
    }

    @Test func `shared teams are stored, and shown again on another occasion`() async {
        let text = fixture.presenter.didShare()
        await fixture.activity.waitUntilIdle()
        #expect(text == state.sharedText)
        let teams = state.teams
        let other = ThreeTeamsFixture(
            squad: ThreeTeamsFixture.squad(7), after: fixture)
        await other.perform { $0.didAppear() }
        #expect(other.state.teams.filter { $0.key < 7 } == teams)
        #expect(other.state.teams[7] != nil)
        await other.perform { $0.didRequestDraw() }
        #expect(other.state.fairness?.isMoved == false)
    }

    @Test func `a failed start keeps the teams and stores nothing, and can be repeated`() async {
        fixture.members.calls.fail(.save, with: .full)
        await fixture.perform { $0.didRequestStart() }
        #expect(state.notice == .saveFailure(StorageError.full.message))
        #expect(fixture.plans.records.isEmpty)
        #expect(fixture.navigation.drafts.isEmpty)
        #expect(state.canStart)
        await fixture.perform { $0.didRequestStart() }
        #expect(state.notice == nil)
        #expect(fixture.navigation.drafts.count == 1)
    }

    @Test func `input is ignored while the plan is stored`() async throws {
        await fixture.perform { $0.didRequestStart() }
        fixture.clock.advance(by: .seconds(60))
        fixture.plans.calls.gate.close()
        presenter.didRequestStart()
        await fixture.plans.calls.gate.untilWaiting()
        #expect(state.isSaving)
        #expect(!presenter.dismissalDecision().isAllowed)
        let shown = state
        presenter.didChoose(.roundRobin)
        presenter.didMove(1, to: .second)
        presenter.didRequestStart()
        #expect(state == shown)
        fixture.plans.calls.gate.open()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.navigation.drafts.count == 2)
    }

    @Test func `a search that was interrupted by a start goes on when the page appears again`()
        async throws
    {
        let fixture = ThreeTeamsFixture(
            squad: try ThreeTeamsFixture.unfinished().squad, steps: .few)
        await fixture.perform { $0.didAppear() }
        await fixture.perform { $0.didRequestStart() }
        await fixture.perform { $0.didAppear() }
        await until { fixture.state.fairness?.provenGap == 0 }
        #expect(fixture.state.fairness?.provenGap == 0)
    }

    @Test func `the presenter is not retained by its search`() async throws {
        weak var released: ThreeTeamsPresenter?
        do {
            let fixture = ThreeTeamsFixture(
                squad: try ThreeTeamsFixture.unfinished().squad,
                steps: ThreeTeamSteps(first: 0, next: 1, rounds: 100))
            await fixture.perform { $0.didAppear() }
            released = fixture.presenter
        }
        await until { released == nil }
        #expect(released == nil)
    }
}

extension ThreeTeamSteps {
    /// Steps with which the search of a small squad goes on for a while.
    fileprivate static let few = ThreeTeamSteps(first: 0, next: 100_000, rounds: 100)
}
