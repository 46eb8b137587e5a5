import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import ConfirmPlayers

@MainActor @Suite struct `Confirm players screen` {
    private let matches = InMemoryMatches()
    private let steps = StepsSpy()
    private let activity = Activity()
    private let screen: ConfirmPlayersScreen

    init() {
        let work = WorkScope(activity)
        let presenter = ConfirmPlayersPresenter(
            Squad.all,
            ConfirmPlayersDependencies(
                matches: matches, time: ManualClock(), shuffle: PlayerShuffle { $0 }),
            work: work, steps: steps)
        screen = ConfirmPlayersScreen(presenter: presenter, work: work)
        presenter.view = screen
    }

    private var list: RowList {
        get throws {
            let lists = screen.page.elements.compactMap { element in
                if case .list(let list) = element { list } else { nil }
            }
            return try #require(lists.first)
        }
    }

    private func titles() throws -> [[String]] {
        try list.sections.map { section in
            (0..<section.rows.count).map { section.rows[$0].title }
        }
    }

    private func press(_ key: Key, onRow index: Int, of section: Int) throws {
        let row = try list.sections[section].rows[index]
        let action = try #require(row.actions.first { $0.key == key })
        #expect(action.isEnabled)
        action.perform()
    }

    private func action(_ label: String) throws -> Action {
        try #require(screen.page.actions.first { $0.label == label })
    }

    @Test func `three sections stand side by side, each with a word for nobody`() throws {
        #expect(screen.page.title == "Confirm players")
        let list = try list
        #expect(list.arrangement == .columns)
        #expect(list.sections.map(\.title) == ["Bench", "Team A", "Team B"])
        #expect(list.sections.map(\.role) == [.plain, .firstSide, .secondSide])
        #expect(list.sections.allSatisfy { $0.placeholder != nil })
        #expect(list.sections[0].rows.index(of: RowID(2)) == 1)
        #expect(list.sections[1].rows.index(of: RowID(2)) == nil)
    }

    @Test func `a row shows the name and the acronym, or nothing without a position`() throws {
        let rows = try list.sections[0].rows
        #expect(rows[0].title == "Ana")
        #expect(rows[0].details == ["GK"])
        #expect(rows[2].details.isEmpty)
        #expect(rows[0].activate == nil)
    }

    @Test func `a row's keys send it to the other places and not to its own`() throws {
        let actions = try list.sections[0].rows[0].actions
        #expect(actions.map(\.label) == ["Team A", "Team B", "Bench"])
        #expect(actions.map(\.isEnabled) == [true, true, false])

        try press(.character("a"), onRow: 0, of: 0)
        try press(.character("b"), onRow: 0, of: 0)
        #expect(try titles() == [["손흥민"], ["Ana"], ["Bo"]])
        #expect(try list.focus?.row == RowID(3))
        try press(.character("x"), onRow: 0, of: 1)
        #expect(try titles() == [["손흥민", "Ana"], [], ["Bo"]])
    }

    @Test func `a drag moves the row, one beyond the sections does nothing`() throws {
        try list.onMove?(.init(row: RowID(2), section: 2, index: 0))
        try list.onMove?(.init(row: RowID(1), section: 2, index: 1))
        try list.onMove?(.init(row: RowID(3), section: 3, index: 0))
        #expect(try titles() == [["손흥민"], [], ["Bo", "Ana"]])
    }

    @Test func `Shuffle empties the bench and Start gather can be pressed`() throws {
        #expect(try !action("Start gather").isEnabled)
        #expect(try action("Start gather").key == .character("s"))
        #expect(try action("Shuffle").key == .character("r"))
        try action("Shuffle").perform()
        #expect(try titles() == [[], ["Ana", "손흥민"], ["Bo"]])
        #expect(try action("Start gather").isEnabled)
        #expect(try !action("Shuffle").isEnabled)
    }

    @Test func `while it is stored the page shows progress and nothing moves`() async throws {
        matches.calls.gate.close()
        try action("Shuffle").perform()
        try action("Start gather").perform()
        await matches.calls.gate.untilWaiting()
        let hasProgress = screen.page.elements.contains { element in
            if case .progress = element { true } else { false }
        }
        #expect(hasProgress)
        #expect(try list.onMove == nil)
        #expect(try list.sections[1].rows[0].actions.allSatisfy { !$0.isEnabled })
        #expect(!screen.dismissalDecision().isAllowed)
        matches.calls.gate.open()
        await activity.waitUntilIdle()
        #expect(screen.dismissalDecision().isAllowed)
        #expect(steps.started.count == 1)
    }

    @Test func `a gather in progress is an alert that ends it, or does not`() async throws {
        _ = try await matches.start(
            try #require(
                LineUp([
                    LineUpEntry(Squad.ana, team: .a), LineUpEntry(Squad.bo, team: .b),
                ])), at: ManualClock().now())
        screen.presenter.didSend(Squad.ana.id, to: .teamA)
        screen.presenter.didSend(Squad.bo.id, to: .teamB)
        screen.presenter.didStart()
        await activity.waitUntilIdle()
        let alert = try #require(screen.page.alert)
        #expect(alert.title == "End the gather in progress and start this one?")
        #expect(alert.message?.contains("0-0") == true)
        alert.actions[1].perform()
        #expect(screen.page.alert == nil && steps.started.isEmpty)
        screen.presenter.didStart()
        await activity.waitUntilIdle()
        try #require(screen.page.alert).actions[0].perform()
        await activity.waitUntilIdle()
        #expect(steps.started.count == 1)
    }

    @Test func `a failure is an alert that OK and Esc dismiss`() async throws {
        try action("Shuffle").perform()
        for dismiss in [{ $0.actions[0].perform() }, { $0.cancel() }]
            as [@MainActor (Alert) -> Void]
        {
            matches.calls.fail(.start, with: .readOnly)
            try action("Start gather").perform()
            await activity.waitUntilIdle()
            let alert = try #require(screen.page.alert)
            #expect(alert.title == "Unable to start the gather. Please try again.")
            #expect(alert.message == StorageError.readOnly.message)
            dismiss(alert)
            #expect(screen.page.alert == nil)
        }
    }

    @Test func `where nothing would follow no gather is started, and it says why`() async throws {
        let steps = StepsSpy(unavailableReason: "That is left out.")
        let presenter = ConfirmPlayersPresenter(
            Squad.all,
            ConfirmPlayersDependencies(
                matches: matches, time: ManualClock(), shuffle: PlayerShuffle { $0 }),
            work: WorkScope(activity), steps: steps)
        presenter.view = screen
        presenter.didShuffle()
        let start = try action("Start gather")
        #expect(!start.isEnabled)
        #expect(start.unavailableReason == "That is left out.")
        presenter.didStart()
        await activity.waitUntilIdle()
        #expect(matches.stored == nil)
        #expect(steps.started.isEmpty)
    }
}
