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

    @Test func `a plan of other people replaces all but the last evening`() async {
        await fixture.perform { $0.didRequestStart() }
        let last = fixture.plans.records.first?.id
        let later = ThreeTeamsFixture(after: fixture)
        later.clock.advance(by: .seconds(7 * 24 * 60 * 60))
        await later.perform { $0.didAppear() }
        await later.perform { $0.didRequestStart() }
        let replaced = later.plans.records.map(\.id).filter { $0 != last }
        let guests = (1...6).map { "Guest \($0)" }
        let others = ThreeTeamsFixture(squad: [], guests: guests, after: later)
        others.clock.advance(by: .seconds(7 * 24 * 60 * 60 + 60))
        await others.perform { $0.didAppear() }
        #expect(others.state.known == nil)
        await others.perform { $0.didRequestStart() }
        let plans = others.plans.records
        #expect(plans.count == 2 && plans.contains { $0.id == last })
        #expect(!plans.contains { replaced.contains($0.id) })
        #expect(plans.allSatisfy { $0.begunAt == nil })
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
        #expect(text.hasPrefix("Team 1\n"))
        #expect(fixture.presenter.didShare() == text)
        let teams = state.teams
        let other = ThreeTeamsFixture(after: fixture)
        await other.perform { $0.didAppear() }
        #expect(other.state.teams == teams)
        #expect(other.state.news.isEmpty)
        await other.perform { $0.didRequestFairTeams() }
        #expect(other.state.fairness?.place == 0)
    }

    @Test func `after a late cancellation and a newcomer the fewest players move`() async throws {
        let fixture = ThreeTeamsFixture(squad: ThreeTeamsFixture.squad(9))
        await fixture.perform { $0.didAppear() }
        await fixture.perform { _ = $0.didShare() }
        let known = fixture.state.teams
        // Two of the same team cancel, and a guest comes.
        let gone = fixture.state[.second].prefix(2).map(\.id)
        let squad = ThreeTeamsFixture.squad(9).filter { !gone.contains(Int($0.id.number)) }
        let other = ThreeTeamsFixture(squad: squad, guests: ["Joe"], after: fixture)
        await other.perform { $0.didAppear() }
        let state = other.state
        #expect(other.teams.map(\.count).sorted() == [2, 3, 3])
        let moves = state.members.filter { member in
            member.playerID.map { known[Int($0.number)] != state.teams[member.id] } ?? false
        }
        #expect(moves.isEmpty)
        #expect(state.teams[8] == .second)
        #expect(state.fairness?.fewestMoves?.split == state.fairness?.split)
        #expect(state.fairness?.fewestMoves?.count == 0)
        let text = other.presenter.didShare()
        let names = gone.map { "P\($0)" }.joined(separator: ", ")
        #expect(text == "Changed teams\nOut: \(names)\nNew in Team 2: Joe")
        await other.activity.waitUntilIdle()
        #expect(other.state.news.isEmpty)
        #expect(other.presenter.didShare() == text)
        // The fairest teams stand beside them.
        await other.perform { $0.didRequestFairTeams() }
        #expect(other.state.fairness?.isFairest == true)
        #expect(other.state.fairness?.fewestMoves?.count == 0)
        await other.perform { $0.didRequestFewestMoves() }
        #expect(other.state.news.isEmpty)
    }

    @Test func `if too many would have to move, newcomers are in the smallest team`() async throws {
        let fixture = ThreeTeamsFixture(squad: ThreeTeamsFixture.squad(18))
        await fixture.perform { $0.didAppear() }
        // All but two are in the first team, which no teams of equal size can keep.
        for member in fixture.state.members where member.id > 2 {
            fixture.presenter.didMove(member.id, to: .first)
        }
        fixture.presenter.didMove(1, to: .second)
        fixture.presenter.didMove(2, to: .third)
        await fixture.perform { $0.didRequestStart() }
        let known = fixture.state.teams
        let other = ThreeTeamsFixture(
            squad: ThreeTeamsFixture.squad(18), guests: ["Joe"], after: fixture)
        await other.perform { $0.didAppear() }
        #expect(other.state.teams.filter { $0.key <= 18 } == known)
        #expect(other.state.teams[19] == .second)
        #expect(other.state.fairness?.fewestMoves == nil)
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
