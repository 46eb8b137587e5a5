import Domain
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import ConfirmPlayers

@MainActor @Suite struct `Confirm players view` {
    private let fixture = ConfirmPlayersFixture()
    private var matches: InMemoryMatches { fixture.matches }
    private var navigation: ConfirmPlayersNavigationSpy { fixture.navigation }

    private var page: Page {
        ConfirmPlayersView(state: fixture.presenter.state, presenter: fixture.presenter) { _ in }
            .page
    }

    private var list: RowList { get throws { try #require(page.list) } }

    private func titles() throws -> [[String]] {
        try list.sections.map { $0.allRows.map(\.title) }
    }

    private func press(_ key: Key, onRow index: Int, of section: Int) throws {
        let row = try list.sections[section].rows[index]
        let action = try #require(row.actions.first { $0.key == key })
        #expect(action.isEnabled)
        action.perform()
    }

    private func action(_ label: String) throws -> Action {
        try #require(page.actions.first { $0.label == label })
    }

    @Test func `a row shows the name and the abbreviation, or nothing without a position`() throws {
        let rows = try list.sections[0].rows
        #expect(rows[0].title == "Ana")
        #expect(rows[0].details == [Row.Detail("GK", role: .firstBadge)])
        #expect(rows[2].details.isEmpty)
        #expect(rows[0].activate == nil)
    }

    @Test func `the pitch shows the teams and follows each move`() throws {
        func players() -> [[Pitch.Player]] {
            page.pitch.map { [$0.left, $0.right].map(\.players) } ?? []
        }
        #expect(players() == [[], []])
        let rows = try list.sections[0].rows
        for action in [rows[0].actions[0], rows[2].actions[1]] { action.perform() }
        #expect(
            players() == [
                [Pitch.Player(rows[0].title, line: .goalkeeper, row: rows[0].id)],
                [Pitch.Player(rows[2].title, line: nil, row: rows[2].id)],
            ])
    }

    @Test func `keys move a row to the other groups`() throws {
        let actions = try list.sections[0].rows[0].actions
        #expect(actions.map(\.label) == ["Team A", "Team B", "Bench", "Rules"])
        #expect(actions.map(\.isEnabled) == [true, true, false, true])

        try press(.character("a"), onRow: 0, of: 0)
        try press(.character("b"), onRow: 0, of: 0)
        #expect(try titles() == [["손흥민"], ["Ana"], ["Bo"]])
        #expect(try list.focus?.target == RowID(3))
        try press(.character("x"), onRow: 0, of: 1)
        #expect(try titles() == [["손흥민", "Ana"], [], ["Bo"]])
    }

    @Test func `a drag moves the row, and a drag to an unknown section has no effect`() throws {
        try list.onMove?(.init(row: RowID(2), section: 2, index: 0))
        try list.onMove?(.init(row: RowID(1), section: 2, index: 1))
        try list.onMove?(.init(row: RowID(3), section: 3, index: 0))
        #expect(try titles() == [["손흥민"], [], ["Bo", "Ana"]])
    }

    @Test func `Shuffle empties the bench and enables Start gather`() throws {
        #expect(try !action("Start gather").isEnabled)
        #expect(try action("Start gather").key == .character("s"))
        #expect(try action("Shuffle").key == .character("r"))
        try action("Shuffle").perform()
        #expect(try titles() == [[], ["손흥민", "Ana"], ["Bo"]])
        #expect(try action("Start gather").isEnabled)
        #expect(try action("Start with clock").isEnabled)
        #expect(try action("Start with clock").key == .character("c"))
        #expect(try action("Shuffle again").key == .character("r"))
    }

    @Test func `during the start everything is disabled and progress is shown`() async throws {
        matches.calls.gate.close()
        try action("Shuffle").perform()
        try action("Start gather").perform()
        await matches.calls.gate.untilWaiting()
        #expect(page.progress != nil)
        #expect(try list.onMove == nil)
        #expect(try list.sections[1].rows[0].actions.allSatisfy { !$0.isEnabled })
        matches.calls.gate.open()
        await fixture.activity.waitUntilIdle()
        #expect(navigation.started.count == 1)
    }

    @Test func `a match in progress shows a confirmation`() async throws {
        _ = try await fixture.startOtherMatch()
        fixture.makeTeams()
        await fixture.perform { $0.didRequestStart() }
        let alert = try #require(page.alert)
        #expect(alert.title == "End the gather in progress and start this one?")
        #expect(alert.message?.contains("0-0") == true)
        alert.actions[1].perform()
        #expect(page.alert == nil && navigation.started.isEmpty)
        await fixture.perform { $0.didRequestStart() }
        try #require(page.alert).actions[0].perform()
        await fixture.activity.waitUntilIdle()
        #expect(navigation.started.count == 1)
    }

    @Test func `a failure shows an alert that OK and Esc close`() async throws {
        try action("Shuffle").perform()
        for close in [{ $0.actions[0].perform() }, { $0.cancel() }]
            as [@MainActor (Alert) -> Void]
        {
            matches.calls.fail(.start, with: .readOnly)
            try action("Start gather").perform()
            await fixture.activity.waitUntilIdle()
            let alert = try #require(page.alert)
            #expect(alert.title == "Unable to start the gather. Please try again.")
            #expect(alert.message == StorageError.readOnly.message)
            close(alert)
            #expect(page.alert == nil)
        }
    }

    @Test func `an unavailable reason disables Start gather`() {
        var state = ConfirmPlayersState(draft: SamplePlayers.draft)
        state.draft.fillTeams(PlayerShuffle { $0 })
        state.unavailableReason = "That is unavailable."
        let actions = ConfirmPlayersView(state: state, presenter: fixture.presenter) { _ in }.page
            .actions
        #expect(
            actions.map(\.label) == [
                "Start gather", "Fair teams", "Shuffle again", "Fairness", "Share",
                "Start with clock",
            ])
        #expect(actions.map(\.isEnabled) == [false, true, true, true, true, false])
        #expect(
            actions.map(\.unavailableReason) == [
                "That is unavailable.", nil, nil, nil, nil, "That is unavailable.",
            ])
    }
}
