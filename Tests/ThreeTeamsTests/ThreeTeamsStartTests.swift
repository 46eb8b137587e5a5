import Domain
import FairTeams
import FootballUI
import Navigation
import Synchronization
import TestSupport
import Testing

@testable import ThreeTeams

@MainActor @Suite struct `The start of an evening of three teams` {
    private let fixture = ThreeTeamsFixture()
    private var presenter: ThreeTeamsPresenter { fixture.presenter }
    private var state: ThreeTeamsState { fixture.state }

    init() async {
        await fixture.perform { $0.didAppear() }
    }

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

    @Test func `changed teams replace the earlier ones, and the evening goes on`() async throws {
        await fixture.perform { $0.didRequestStart() }
        let first = try #require(fixture.plans.records.first)
        let opening = try #require(fixture.navigation.drafts.last?.start)
        fixture.clock.advance(by: .seconds(60))
        let match = try await fixture.matches.start(
            opening, startsClock: false, at: fixture.clock.now())
        fixture.clock.advance(by: .seconds(60))
        _ = try await fixture.matches.append(
            match.log.next(.ended, at: fixture.clock.now()), to: match)
        fixture.clock.advance(by: .seconds(60))
        let resting = try #require(state[.third].first)
        presenter.didMove(resting.id, to: .first)
        await fixture.perform { $0.didRequestStart() }
        let plan = try #require(fixture.plans.records.first)
        #expect(fixture.plans.records.count == 1 && plan.id != first.id)
        #expect(plan.start == first.start && plan.madeAt > first.madeAt)
        #expect(fixture.members.records.count == 6)
        // The first match counts, after whose draw the second team rests.
        let next = fixture.navigation.drafts.last
        #expect(next?[.teamA].contains { $0.id == resting.id } == true)
        #expect(next?[.bench].map(\.id) == fixture.teams[1])
    }

    @Test func `of the evenings of the same people the last one stays beside the new one`() async {
        await fixture.perform { $0.didRequestStart() }
        let first = fixture.plans.records.first?.id
        var earlier = fixture
        for week in 1...2 {
            let later = ThreeTeamsFixture(after: earlier)
            later.clock.advance(by: .seconds(week * 7 * 24 * 60 * 60))
            await later.perform { $0.didAppear() }
            #expect(later.state.known == nil)
            await later.perform { $0.didRequestStart() }
            #expect(later.plans.records.count == 2)
            #expect(later.plans.records.allSatisfy { $0.begunAt == nil })
            #expect(later.plans.records.contains { $0.id == first } == (week == 1))
            earlier = later
        }
    }

    @Test func `the evening of other people stays`() async {
        await fixture.perform { $0.didRequestStart() }
        let first = fixture.plans.records
        let others = ThreeTeamsFixture(
            squad: [], guests: (1...6).map { "Guest \($0)" }, after: fixture)
        others.clock.advance(by: .seconds(60))
        await others.perform { $0.didAppear() }
        #expect(others.state.known == nil)
        await others.perform { $0.didRequestStart() }
        #expect(others.plans.records.count == 2)
        #expect(others.plans.records.contains { $0 == first.first })
        let again = ThreeTeamsFixture(after: others)
        again.clock.advance(by: .seconds(120))
        await again.perform { $0.didAppear() }
        #expect(again.state.known?.teams == fixture.state.teams)
    }

    @Test func `a plan without people, and one that cannot be deleted, do not count`() async throws
    {
        await fixture.perform { $0.didRequestStart() }
        let teams = state.teams
        var later = fixture.clock.now()
        later.wall += 60_000
        try await fixture.plans.save(ThreeTeamPlan(madeAt: later, order: .roundRobin))
        let other = ThreeTeamsFixture(after: fixture)
        other.clock.advance(by: .seconds(120))
        await other.perform { $0.didAppear() }
        #expect(other.state.teams == teams)
        #expect(other.state.order == .winnerStays)
    }

    @Test func `guests of the same name are one person each`() async throws {
        let guests = Array(repeating: "guest", count: 6)
        let fixture = ThreeTeamsFixture(squad: [], guests: guests)
        await fixture.perform { $0.didAppear() }
        await fixture.perform { $0.didRequestStart() }
        let plan = fixture.plans.records
        #expect(fixture.state.news.isEmpty)
        await fixture.perform { $0.didRequestStart() }
        #expect(fixture.plans.records == plan)
        let other = ThreeTeamsFixture(squad: [], guests: guests, after: fixture)
        await other.perform { $0.didAppear() }
        #expect(other.teams.map(\.count) == [2, 2, 2])
        #expect(other.state.news.isEmpty)
    }

    @Test func `another order is part of the text that is shared again`() async {
        let text = presenter.didShare()
        await fixture.activity.waitUntilIdle()
        #expect(text.hasSuffix("Winner stays. Team 1 against Team 2, Team 3 rests."))
        presenter.didChoose(.roundRobin)
        let other = presenter.didShare()
        await fixture.activity.waitUntilIdle()
        #expect(other.hasPrefix("Team 1\n") && other.contains("Round robin. Team 1"))
        presenter.didChoose(.winnerStays)
        presenter.didMove(1, to: state.teams[1] == .first ? .second : .first)
        let changed = presenter.didShare()
        #expect(changed.hasPrefix("Changed teams\nNow in Team "))
        #expect(changed.hasSuffix("\n\nWinner stays. Team 1 against Team 2, Team 3 rests."))
    }

    @Test func `teams that are shared again after a match have a text with the next one`()
        async throws
    {
        let text = presenter.didShare()
        await fixture.perform { $0.didRequestStart() }
        let start = try #require(fixture.navigation.drafts.last?.start)
        fixture.clock.advance(by: .seconds(60))
        let match = try await fixture.matches.start(
            start, startsClock: false, at: fixture.clock.now())
        _ = try await fixture.matches.append(
            match.log.next(.ended, at: fixture.clock.now()), to: match)
        await fixture.perform { $0.didAppear() }
        let next = presenter.didShare()
        #expect(text.hasSuffix("Team 1 against Team 2, Team 3 rests."))
        #expect(next.hasSuffix("Team 1 against Team 3, Team 2 rests."))
    }

    @Test func `a choice of teams is newer than the search before it`() async {
        let other: TeamNumber = state.teams[1] == .first ? .second : .first
        await fixture.perform {
            $0.didRequestFairTeams()
            $0.didMove(1, to: other)
        }
        #expect(state.teams[1] == other)
        #expect(state.fairness?.origin == .other)
        let shown = state.teams
        await fixture.perform {
            $0.didRequestNextTeams()
            _ = $0.didShare()
        }
        #expect(state.teams == shown && state.news.isEmpty)
        await fixture.perform { $0.didRequestNextTeams() }
        #expect(state.fairness?.origin == .fairest)
    }

    @Test func `a plan with the same teams goes on`() async {
        await fixture.perform { $0.didRequestStart() }
        let first = fixture.plans.records
        await fixture.perform { $0.didRequestStart() }
        #expect(fixture.plans.records == first)
        #expect(fixture.navigation.drafts.count == 2)
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
