import Domain
import FairTeams
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import ThreeTeams

@MainActor @Suite struct `Three teams view` {
    private let fixture = ThreeTeamsFixture(squad: ThreeTeamsFixture.squad(6, goalkeepers: 1))

    init() async {
        await fixture.perform { $0.didAppear() }
    }

    private var page: Page {
        ThreeTeamsView(state: fixture.state, presenter: fixture.presenter) { _ in }.page
    }

    private var texts: [String] { page.texts.map(\.text) }

    private func list() throws -> RowList { try #require(page.list) }

    /// The rows of the settings, with "no" before those without a check mark.
    private func settings() throws -> [String] {
        try list().sections[3].allRows.map { row in
            let title = row.titleInWords ?? row.title
            return row.isChecked == true ? title : "no \(title)"
        }
    }

    @Test func `before there are teams, progress is shown`() {
        let fixture = ThreeTeamsFixture()
        let page = ThreeTeamsView(state: fixture.state, presenter: fixture.presenter) { _ in }.page
        #expect(page.progress?.label == "Looking for fair teams…")
        #expect(page.actions.allSatisfy { !$0.isEnabled })
    }

    @Test func `the teams are beside each other with badges, strengths and sizes`() throws {
        let list = try list()
        #expect(list.sections.map(\.title) == ["Team 1", "Team 2", "Team 3", "Order"])
        #expect(list.sections.prefix(3).map(\.count) == [2, 2, 2])
        let rows = list.allRows
        #expect(rows.first { $0.title == "P1" }?.details.map(\.symbol) == [nil])
        #expect(rows.first { $0.title == "P1" }?.details.map(\.text) == ["GK"])
        #expect(texts[0].hasPrefix("Strengths 7, 7 and 7. Difference 0."))
        #expect(texts[0].hasSuffix("No teams are fairer."))
        #expect(texts.last?.hasSuffix("Draw 1.") == true)
    }

    @Test func `a gap is shown while the fairest teams are not certain`() async throws {
        let (squad, search) = try ThreeTeamsFixture.unfinished()
        var state = ThreeTeamsState(MatchDraft(bench: squad), seed: 1)
        state.teams = search.best.teams
        let searches = try await ThreeTeamSearches.find(search.request, steps: 0).get()
        func text() -> String? {
            state.fairness = searches.fairness(of: state.teams, fewestMoves: nil)
            return ThreeTeamsView(state: state, presenter: fixture.presenter) { _ in }.page.texts[0]
                .text
        }
        let gap = FootballStrings.decimal(search.provenGap)
        #expect(text()?.hasSuffix("No teams can be fairer by more than \(gap).") == true)
        let member = try #require(state[.first].first)
        let other = try #require(state[.second].first)
        (state.teams[member.id], state.teams[other.id]) = (.second, .first)
        #expect(
            text()?.contains("The fairest teams so far differ by") == true)
    }

    @Test func `keys and drags move a row to another team`() throws {
        let row = try list().sections[0].rows[0]
        #expect(row.actions.map(\.label) == ["Team 1", "Team 2", "Team 3"])
        #expect(row.actions.map(\.isEnabled) == [false, true, true])
        #expect(row.actions.map(\.key) == "abc".map { .character($0) })
        row.actions[2].perform()
        #expect(try list().sections.prefix(3).map(\.count) == [1, 2, 3])
        #expect(texts[0].contains("The fairest teams of even sizes differ by 0."))
        try list().onMove?(RowList.Move(row: row.id, section: 0, index: 0))
        try list().onMove?(RowList.Move(row: row.id, section: 7, index: 0))
        #expect(try list().sections.prefix(3).map(\.count) == [2, 2, 2])
    }

    @Test func `the place in the order of fairness is shown`() async {
        await fixture.perform { $0.didRequestNextTeams() }
        #expect(
            texts[0].contains("Number 2 in the order of fairness. The fairest teams differ by 0."))
    }

    @Test func `those who have left are below the settings, and can be moved`() async throws {
        var state = fixture.state
        state.teams[1] = nil
        let rows = try #require(
            ThreeTeamsView(state: state, presenter: fixture.presenter) { _ in }.page.list
        ).sections[3].allRows
        #expect(rows.last?.title == "Left: P1")
        #expect(rows.last?.actions.map(\.isEnabled) == [true, true, true])
    }

    @Test func `changes since the players know the teams are named, with the fewest moves`()
        async throws
    {
        await fixture.perform { _ = $0.didShare() }
        #expect(texts.count == 3)
        #expect(page.action("Fewest moves")?.isEnabled == false)
        let row = try list().sections[0].rows[0]
        row.actions[2].perform()
        #expect(
            texts[1] == "Changed since the last teams. Now in Team 3: \(row.title). "
                + "Without moves, the difference is 0.")
        page.action("Fewest moves")?.perform()
        #expect(texts.count == 3)
    }

    @Test func `an empty team says so`() throws {
        for row in try list().sections[0].allRows { row.actions[1].perform() }
        #expect(try list().sections[0].placeholder == "Nobody yet.")
        #expect(page.action("Start with these teams")?.isEnabled == false)
    }

    @Test func `the order of play is chosen, and its matches are shown`() throws {
        #expect(texts.contains("Team 1 against Team 2, Team 3 rests."))
        #expect(try settings().prefix(2) == ["Winner stays", "no Round robin"])
        try list().sections[3].rows[1].activate?()
        #expect(try settings().prefix(2) == ["no Winner stays", "Round robin"])
        #expect(
            texts.contains(
                "Team 1 against Team 2, Team 3 rests. "
                    + "Then Team 2 against Team 3, Team 1 against Team 3."))
    }

    @Test func `rows change the wishes`() async throws {
        #expect(try settings().dropFirst(2) == ["Goalkeepers apart", "no Positions spread"])
        let rows = try list().sections[3].rows
        rows[2].activate?()
        rows[3].activate?()
        await fixture.activity.waitUntilIdle()
        #expect(try settings().dropFirst(2) == ["no Goalkeepers apart", "Positions spread"])
    }

    @Test func `actions have keys`() async throws {
        #expect(
            page.actions.map(\.label) == [
                "Start with these teams", "Fair teams", "Next fairest", "Fairness", "Share",
            ])
        #expect(page.actions.map(\.key) == "sfrei".map { .character($0) })
        fixture.plans.calls.gate.close()
        page.actions[0].perform()
        await fixture.plans.calls.gate.untilWaiting()
        #expect(page.progress?.label == "Saving…")
        #expect(try list().onMove == nil)
        fixture.plans.calls.gate.open()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.navigation.drafts.count == 1)
    }

    @Test func `a failure is an alert that OK and Esc close`() async throws {
        for close in [{ $0.actions[0].perform() }, { $0.cancel() }] as [@MainActor (Alert) -> Void]
        {
            fixture.plans.calls.fail(.save, with: .full)
            await fixture.perform { $0.didRequestStart() }
            let alert = try #require(page.alert)
            #expect(alert.title == "Unable to save the teams")
            #expect(alert.message == StorageError.full.message)
            close(alert)
            #expect(page.alert == nil)
        }
        fixture.rules.calls.fail(.all, with: .busy)
        await fixture.perform { $0.didRequestFairTeams() }
        #expect(page.alert?.title == "Unable to make fair teams")
    }

    @Test(arguments: [
        (ThreeTeamRequestError.candidateCount(5), "Three teams are made of 6 to 30 players"),
        (.emptyTeam, "Three teams are made of 6 to 30 players"),
        (.repeatedCandidate(1), "Three teams are made of 6 to 30 players"),
        (.conflict([.spread(.goalkeeper)]), "Goalkeepers apart"),
        (.conflict([.spread(.winger)]), "Spread: winger"),
        (.conflict([.together(CandidatePair(1, 2))]), "P1 and P2 together"),
        (.conflict([.apart(CandidatePair(1, 9))]), "P1 and  apart"),
        (.conflict([.member(1, of: .second)]), "P1 in Team 2"),
    ])
    func `a reason is a sentence`(error: ThreeTeamRequestError, text: String) {
        var state = fixture.state
        state.notice = .noTeams(error)
        let alert = ThreeTeamsView(state: state, presenter: fixture.presenter) { _ in }.page.alert
        #expect(alert?.title == "Unable to make fair teams")
        #expect(alert?.message?.contains(text) == true)
    }
}
