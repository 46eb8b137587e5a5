import Domain
import FairTeams
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import ThreeTeams

@MainActor @Suite struct `The fairness of three teams` {
    private let fixture = ThreeTeamsFixture(squad: ThreeTeamsFixture.squad(6, goalkeepers: 2))
    private let presenter: FairnessPresenter

    init() async throws {
        presenter = FairnessPresenter(fixture.presenter, work: WorkScope(fixture.activity))
        try await fixture.rules.save(
            [PairRule(PlayerID(1), PlayerID(6), .apart)], deleting: [])
        await fixture.perform { $0.didAppear() }
    }

    private var page: Page { FairnessView(state: presenter.state, presenter: presenter).page }

    private func load() async {
        presenter.didAppear()
        await fixture.activity.waitUntilIdle()
    }

    private func rows(_ section: Int) -> [String] {
        (page.list?.sections[section].allRows ?? []).map { row in
            ([row.title] + row.details.map(\.text)).joined(separator: " → ")
        }
    }

    @Test func `before the explanation is found, progress is shown`() async {
        #expect(page.progress?.label == "Looking for fair teams…" && page.list == nil)
        await load()
        #expect(page.progress == nil)
    }

    @Test func `each rule has its effect, and each exchange its change`() async throws {
        await load()
        // Without the rule the strengths are equal: 1 + 6, 2 + 5 and 3 + 4.
        #expect(rows(0) == ["Goalkeepers apart → free", "P1 and P6 apart → costs 2"])
        let text = try #require(page.texts.first?.text)
        #expect(text.hasSuffix("Difference 2. No teams are fairer."))
        #expect(page.texts.last?.text.hasSuffix("Draw 1.") == true)
        let swaps = try #require(page.list?.sections[1].allRows)
        #expect(swaps.count == presenter.state.explanation?.swaps.prefix(10).count)
        #expect(swaps.allSatisfy { $0.details.count == 1 && $0.activationLabel == "Swap" })
    }

    @Test func `an exchange changes the teams, and is explained again`() async throws {
        await load()
        let swap = try #require(presenter.state.explanation?.swaps.last)
        let before = fixture.state.teams
        let row = try #require(page.list?.sections[1].allRows.last)
        row.activate?()
        await fixture.activity.waitUntilIdle()
        let shown = try #require(presenter.state.explanation?.swaps)
        #expect(fixture.state.teams != before)
        #expect(presenter.state.teams.teams == fixture.state.teams)
        presenter.didSwap(swap)
        await fixture.activity.waitUntilIdle()
        #expect(presenter.state.explanation?.swaps != shown)
    }

    @Test func `swaps of other teams than those on the page below exchange nobody`() async throws {
        await load()
        let swap = try #require(presenter.state.explanation?.swaps.first)
        await fixture.perform { $0.didRequestNextTeams() }
        let teams = fixture.state.teams
        presenter.didSwap(swap)
        // While it is explained again, there is nothing to exchange.
        presenter.didSwap(swap)
        await fixture.activity.waitUntilIdle()
        #expect(fixture.state.teams == teams)
        #expect(presenter.state.teams.teams == teams)
    }

    @Test func `a rule that is not met says so`() async throws {
        let (one, six) = (fixture.state.teams[1], fixture.state.teams[6])
        let other = try #require(
            fixture.state.members.first { fixture.state.teams[$0.id] == six && $0.id != 6 })
        #expect(one != six)
        fixture.presenter.didSwap(1, other.id)
        await load()
        #expect(rows(0).contains("P1 and P6 apart → not met"))
    }

    @Test func `without rules and without a comparison the page says so`() async throws {
        try await fixture.rules.save([], deleting: fixture.rules.records.map(\.id))
        await fixture.perform { $0.didChangeWishes { $0 = .noPositions } }
        await load()
        #expect(page.list?.sections[0].placeholder == "No rules.")
        #expect(page.list?.sections[0].count == 0)
        let other = ThreeTeamsFixture()
        other.rules.calls.fail(.all, with: .busy)
        await other.perform { $0.didAppear() }
        let presenter = FairnessPresenter(other.presenter, work: WorkScope(other.activity))
        presenter.didAppear()
        await other.activity.waitUntilIdle()
        #expect(presenter.state.explanation == nil && !presenter.state.isLoading)
        let page = FairnessView(state: presenter.state, presenter: presenter).page
        #expect(page.texts.count == 1 && page.list == nil)
    }

    @Test func `teams are not exchanged while they are stored`() async throws {
        await load()
        let swap = try #require(presenter.state.explanation?.swaps.first)
        fixture.plans.calls.gate.close()
        fixture.presenter.didRequestStart()
        await fixture.plans.calls.gate.untilWaiting()
        let teams = fixture.state.teams
        presenter.didSwap(swap)
        #expect(fixture.state.teams == teams)
        fixture.plans.calls.gate.open()
        await fixture.activity.waitUntilIdle()
    }
}
