import Domain
import FairTeams
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import ConfirmPlayers

@MainActor @Suite struct `Fair teams view` {
    private let fixture = ConfirmPlayersFixture(squad: FairSquad.players)
    private var presenter: ConfirmPlayersPresenter { fixture.presenter }
    private var page: Page { FairTeamsView(state: presenter.state, presenter: presenter).page }

    private func section(_ title: String) throws -> [Row] {
        try #require(page.list?.sections.first { $0.title == title }).allRows
    }

    private func details(_ row: Row) -> [String] { row.details.map(\.text) }

    @Test func `a sentence has both strengths, the difference and the place`() async {
        await fixture.perform { $0.didRequestFairTeams() }
        #expect(
            page.texts.first?.text == "Strength 6 against 6. Difference 0. No teams are fairer.")
        #expect(page.texts.last?.text.hasSuffix("Draw 999.") == true)
        while presenter.state.fairness?.split.difference == 0 {
            await fixture.perform { $0.didRequestNextTeams() }
        }
        #expect(page.texts.first?.text.contains("in the order of fairness.") == true)
    }

    @Test func `teams with a handicap are compared by their averages`() async {
        await fixture.perform { $0.didRequestFairTeams() }
        await fixture.perform { $0.didMove(6, to: .bench) }
        await fixture.perform { $0.didChangeWishes { $0.hasHandicap = true } }
        #expect(page.texts.first?.text.hasPrefix("Average strength 2 against 2.") == true)
    }

    @Test func `teams that were made by hand are compared with the fairest ones`() async throws {
        await fixture.perform { $0.didRequestFairTeams() }
        let swap = try #require(presenter.state.fairness?.swaps.last)
        await fixture.perform { $0.didSwap(swap.a, swap.b) }
        #expect(
            page.texts.first?.text.hasSuffix(
                "The fairest teams differ by 0.")
                == true)
    }

    @Test func `each rule has its cost, and switches are checked`() async throws {
        await fixture.perform { $0.didRequestFairTeams() }
        await fixture.perform { $0.didChangeWishes { $0.set(.together, for: CandidatePair(1, 3)) } }
        let rules = try section("Rules")
        #expect(
            rules.map(\.title) == [
                "Goalkeepers apart", "Positions spread", "Player 1 and Player 3 together",
            ])
        #expect(rules.map(\.isChecked) == [true, false, nil])
        #expect(rules.map(details) == [["free"], [], ["costs 2"]])
    }

    @Test func `a rule without which the teams were found has no effect yet`() async throws {
        await fixture.perform { $0.didRequestFairTeams() }
        await fixture.perform {
            $0.didChangeWishes { $0.set(.together, for: CandidatePair(1, 2)) }
        }
        #expect(presenter.state.notice != nil)
        let rule = try #require(try section("Rules").last)
        #expect(details(rule) == [])
    }

    @Test func `a rule that is not met says so`() async throws {
        await fixture.perform { $0.didRequestFairTeams() }
        let teams = presenter.state.teams
        let keeper = teams[1] == .a ? 1 : 2
        let other = try #require(teams.keys.sorted().first { teams[$0] == .b && $0 > 2 })
        await fixture.perform { $0.didSwap(keeper, other) }
        #expect(try details(section("Rules")[0]) == ["not met"])
    }

    @Test func `switches and actions change the wishes`() async throws {
        await fixture.perform { $0.didRequestFairTeams() }
        try section("Rules").prefix(2).forEach { $0.activate?() }
        await fixture.activity.waitUntilIdle()
        #expect(!presenter.state.wishes.spreadsGoalkeepers)
        #expect(presenter.state.wishes.spreadsPositions)
        #expect(try section("Rules").count == 6)
        presenter.didChangeWishes { $0.set(.a, of: 4) }
        await fixture.activity.waitUntilIdle()
        let rule = try #require(try section("Rules").last)
        #expect(rule.title == "Player 4 in Team A")
        rule.actions.first?.perform()
        #expect(presenter.state.wishes.teams.isEmpty)
    }

    @Test func `the size of team A is changed by keys`() async throws {
        await fixture.perform { $0.didRequestFairTeams() }
        let row = try section("Sizes")[0]
        #expect(details(row) == ["3 of 6"])
        #expect(row.actions.map(\.key) == [.character("+"), .character("-")])
        row.actions[0].perform()
        await fixture.activity.waitUntilIdle()
        #expect(try details(section("Sizes")[0]) == ["4 of 6"])
        try section("Sizes")[1].activate?()
        #expect(presenter.state.wishes.hasHandicap)
    }

    @Test func `the size of an uneven team A is that on screen`() async throws {
        #expect(try details(section("Sizes")[0]) == ["3 of 6"])
        await fixture.perform { $0.didRequestFairTeams() }
        await fixture.perform { $0.didMove(6, to: .bench) }
        let count = presenter.state.draft[.teamA].count
        #expect(try details(section("Sizes")[0]) == ["\(count) of 5"])
        try section("Sizes")[0].actions[0].perform()
        await fixture.activity.waitUntilIdle()
        #expect(presenter.state.draft[.teamA].count == count + 1)
    }

    @Test func `swaps say how much worse they are, and are performed`() async throws {
        await fixture.perform { $0.didRequestFairTeams() }
        let rows = try section("Swaps")
        #expect(details(rows[0]) == ["as fair"] || details(rows[0]) == ["2 worse"])
        let teams = presenter.state.teams
        rows.last?.activate?()
        await fixture.activity.waitUntilIdle()
        #expect(presenter.state.teams != teams)
        #expect(try section("Swaps").contains { details($0)[0].hasSuffix("better") } == true)
    }

    @Test func `the actions find other teams`() async throws {
        await fixture.perform { $0.didRequestFairTeams() }
        #expect(page.actions.map(\.label) == ["Next fairest", "Fair teams"])
        page.actions[0].perform()
        await fixture.activity.waitUntilIdle()
        #expect(presenter.state.fairness?.place == 1)
        page.actions[1].perform()
        await fixture.activity.waitUntilIdle()
        #expect(presenter.state.fairness?.place == 0)
    }

    @Test func `rules that contradict each other are named in an alert`() async throws {
        await fixture.perform { $0.didRequestFairTeams() }
        await fixture.perform { $0.didChangeWishes { $0.set(.together, for: CandidatePair(1, 2)) } }
        let alert = try #require(page.alert)
        #expect(alert.title == "Unable to make fair teams")
        #expect(
            alert.message == "These rules contradict each other: Goalkeepers apart; "
                + "Player 1 and Player 2 together. Remove one of them.")
        alert.cancel()
        #expect(page.alert == nil)
    }
}

@MainActor @Suite struct `Player rules view` {
    private let fixture = ConfirmPlayersFixture(squad: FairSquad.players)
    private var presenter: ConfirmPlayersPresenter { fixture.presenter }

    private var page: Page {
        get throws {
            let member = try #require(presenter.state.draft[.bench].first)
            return PlayerRulesView(
                member: member, state: presenter.state, presenter: presenter
            ).page
        }
    }

    private func row(_ index: Int) throws -> Row { try #require(page.list).allRows[index] }

    @Test func `the team is a choice`() throws {
        let choice = try #require(page.choices.first)
        #expect(choice.options == ["Either team", "Team A", "Team B"])
        #expect(choice.selected == 0)
        choice.onChoose(2)
        #expect(presenter.state.wishes.teams == [1: .b])
        #expect(try page.choices.first?.selected == 2)
        choice.onChoose(0)
        #expect(presenter.state.wishes.teams.isEmpty)
    }

    @Test func `Enter goes through the rules with another player`() throws {
        #expect(try page.title == "Rules for Player 1")
        #expect(try page.list?.allRows.map(\.title).first == "Player 2")
        var details: [[String]] = []
        for _ in 0..<3 {
            try row(0).activate?()
            details.append(try row(0).details.map(\.text))
        }
        #expect(details == [["together"], ["apart"], []])
    }

    @Test func `keys choose a rule with another player`() throws {
        #expect(try row(0).actions.map(\.isEnabled) == [true, true, false])
        try row(0).actions[1].perform()
        #expect(presenter.state.wishes.relations == [CandidatePair(1, 2): .apart])
        try row(0).actions[0].perform()
        #expect(presenter.state.wishes.relations == [CandidatePair(1, 2): .together])
        try row(0).actions[2].perform()
        #expect(presenter.state.wishes.relations.isEmpty)
    }
}
