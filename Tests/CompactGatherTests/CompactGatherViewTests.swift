import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import CompactGather

@MainActor @Suite struct `Compact gather screen` {
    private let table: Table
    private let screen: CompactGatherScreen

    init() {
        table = Table()
        screen = CompactGatherScreen(presenter: table.presenter, work: table.base.work)
        table.presenter.view = screen
    }

    /// The clock, and the two teams.
    private var rows: [Row] {
        get throws {
            guard case .list(let list) = screen.page.elements.first else { throw ElementMissing() }
            return list.sections.flatMap { section in
                (0..<section.rows.count).map { section.rows[$0] }
            }
        }
    }

    private struct ElementMissing: Error {}

    private func press(_ key: Key) async throws {
        let action = try #require(screen.page.allActions.first { $0.key == key })
        #expect(action.isEnabled)
        action.perform()
        await table.base.settle()
    }

    private func answer(_ key: Key) async throws {
        try #require(screen.page.alert?.actions.first { $0.key == key }).perform()
        await table.base.settle()
    }

    @Test func `the page is three rows, the clock and the two teams`() throws {
        #expect(screen.page.title == "Gather in progress")
        #expect(screen.page.elements.count == 1)
        let rows = try rows
        #expect(rows.map(\.title) == ["10:00", "Team A 0", "Team B 0"])
        #expect(rows.map(\.details) == [["Ready"], ["Ana GK · 손흥민 ST"], ["Bo"]])
        #expect(rows.map(\.role) == [.title, .firstSide, .secondSide])
        #expect(Set(rows.map(\.id)).count == 3)
    }

    @Test func `each goal has a key, and what cannot be done is disabled`() async throws {
        let goals = screen.page.actions.dropFirst(2)
        #expect(goals.map(\.label) == ["Team A +", "Team B +", "Team A −", "Team B −"])
        #expect(goals.map(\.key) == ["a", "b", "A", "B"].map { .character($0) })
        #expect(goals.map(\.isEnabled) == [true, true, false, false])
        for key in ["a", "b", "b", "B"] as [Character] { try await press(.character(key)) }
        #expect(try rows.map(\.title).dropFirst() == ["Team A 1", "Team B 1"])
        #expect(screen.page.actions.dropFirst(2).allSatisfy { $0.isEnabled })
        try await press(.character("A"))
        #expect(try rows[1].title == "Team A 0")
    }

    @Test func `Enter starts the clock or gives a team a goal, as long as it can`() async throws {
        for row in try rows { row.activate?() }
        await table.base.settle()
        #expect(try rows.map(\.title) == ["10:00", "Team A 1", "Team B 1"])
        #expect(table.state.clock.phase == .running)

        let full = Table(
            score: Score(a: 99, b: 99) ?? Score(),
            clock: MatchClock(duration: .seconds(600), state: .timeUp) ?? MatchClock())
        full.presenter.view = screen
        #expect(try rows.map(\.title) == ["00:00", "Team A 99", "Team B 99"])
        #expect(try rows.allSatisfy { $0.activate == nil })
    }

    @Test func `one action reads Start, Pause and Resume`() async throws {
        var labels: [String] = []
        var captions: [String] = []
        for _ in 1...3 {
            labels.append(screen.page.actions[0].label)
            captions += try rows[0].details
            try await press(.space)
        }
        #expect(labels == ["Start", "Pause", "Resume"])
        #expect(captions == ["Ready", "Running", "Paused"])
        try await press(.character("c"))
        #expect(screen.page.actions.prefix(2).map(\.isEnabled) == [true, false])
        #expect(screen.page.actions.prefix(2).map(\.label) == ["Start", "Cancel"])
    }

    @Test func `the row of the clock makes the time longer and shorter while it waits`()
        async throws
    {
        let actions = try rows[0].actions
        #expect(actions.map(\.label) == ["+ 1 min", "− 1 min"])
        #expect(actions.map(\.key) == [.character("m"), .character("M")])
        #expect(actions.allSatisfy { $0.isEnabled })
        actions[0].perform()
        actions[0].perform()
        await table.base.settle()
        #expect(try rows[0].title == "12:00")
        try rows[0].actions[1].perform()
        await table.base.settle()
        #expect(try rows[0].title == "11:00")
        try await press(.space)
        #expect(try rows[0].actions.map(\.isEnabled) == [false, false])
    }

    @Test func `the last minute warns, and at zero the page rings and says so`() async throws {
        try await press(.space)
        await table.advance(by: .seconds(539), showing: "01:01")
        #expect(try rows[0].role == .title)
        await table.advance(by: .seconds(1), showing: "01:00")
        #expect(try rows[0].role == .warning)
        #expect(screen.page.alarm == nil)
        await table.advance(by: .seconds(60), showing: "00:00")
        await table.base.settle()
        #expect(screen.page.alarm == Alarm(serial: 1, text: "Time is up."))
        #expect(try rows[0].details == ["Time is up"])
        #expect(screen.page.actions.prefix(2).map(\.isEnabled) == [false, true])
    }

    @Test(arguments: [
        (1, 0, "The score is 1-0. Winner: Team A."), (0, 1, "The score is 0-1. Winner: Team B."),
        (2, 2, "The score is 2-2. Winner: None."),
    ])
    func `an outcome is told in the feature's words`(a: Int, b: Int, words: String) throws {
        #expect(CompactGatherStrings.outcome(try #require(Score(a: a, b: b))) == words)
    }

    @Test func `End gather asks with the outcome, and Esc cancels`() async throws {
        try await press(.character("b"))
        try await press(.character("e"))
        #expect(screen.page.barAction?.label == "End gather")
        let alert = try #require(screen.page.alert)
        #expect(alert.title == "Are you sure you want to end the gather?")
        #expect(alert.message == "The score is 0-1. Winner: Team B.")
        #expect(alert.actions.map(\.label) == ["Yes", "Cancel"])
        alert.cancel()
        #expect(screen.page.alert == nil)

        try await press(.character("e"))
        try await answer(.character("c"))
        #expect(table.steps.ended.isEmpty)
    }

    @Test func `Yes ends, and meanwhile there is progress and nothing is enabled`() async throws {
        try await press(.character("e"))
        table.matches.calls.gate.close()
        try #require(screen.page.alert?.actions.first).perform()
        await table.matches.calls.gate.untilWaiting()
        guard case .progress = screen.page.elements[1] else { throw ElementMissing() }
        #expect(screen.page.allActions.allSatisfy { !$0.isEnabled })
        #expect(try rows.allSatisfy { $0.activate == nil })
        #expect(try rows.flatMap(\.actions).allSatisfy { !$0.isEnabled })
        #expect(!screen.dismissalDecision().isAllowed)
        #expect(screen.page.alert == nil)
        table.matches.calls.gate.open()
        await table.base.settle()
        #expect(table.steps.ended.map(\.winner) == [.none])
    }

    @Test func `Back asks, and its answers do what they say`() async throws {
        let first = try #require(screen.dismissalDecision().pendingConfirmation)
        let alert = try #require(screen.page.alert)
        #expect(alert.title == "Leave the gather?")
        #expect(alert.message == "The score is kept. You can resume it from Players.")
        #expect(alert.actions.map(\.label) == ["Leave", "Stay"])
        alert.cancel()
        #expect(first.answer == false)
        let second = try #require(screen.dismissalDecision().pendingConfirmation)
        try await answer(.character("n"))
        #expect(screen.page.alert == nil)
        #expect(second.answer == false)
        let third = try #require(screen.dismissalDecision().pendingConfirmation)
        try await answer(.character("y"))
        #expect(third.answer == true)
    }

    @Test func `each failure is a sentence of its own with what to do next`() async throws {
        func fail(_ doIt: () async throws -> Void) async throws -> String {
            table.matches.calls.fail(with: .full)
            try await doIt()
            await table.base.settle()
            let alert = try #require(screen.page.alert)
            #expect(alert.message == StorageError.full.message)
            #expect(alert.actions.map(\.label) == ["OK"])
            try await answer(.character("o"))
            #expect(screen.page.alert == nil)
            return alert.title
        }
        let score = try await fail { try await press(.character("a")) }
        #expect(score == "Unable to save the score. Please try again.")
        let clock = try await fail { try await press(.space) }
        #expect(clock == "Unable to save the clock. Please try again.")
        let end = try await fail {
            try await press(.character("e"))
            try await answer(.character("y"))
        }
        #expect(end == "Unable to end the gather. Please try again.")
    }
}
