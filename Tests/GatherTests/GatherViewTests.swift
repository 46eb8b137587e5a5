import Domain
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Gather view` {
    private let fixture = GatherFixture()

    private var page: Page { page(of: fixture) }
    private var alarm: Alarm? { GatherCoordinator.alarm(of: fixture.state) }

    private func page(of fixture: GatherFixture) -> Page {
        GatherView(state: fixture.state, presenter: fixture.presenter).page
    }

    private var scoreboard: Scoreboard { get throws { try #require(page.scoreboard) } }
    private var countdown: Countdown { get throws { try #require(page.countdown) } }
    private var texts: [String] { page.texts.map(\.text) }

    private func press(_ key: Key) async throws {
        let action = try #require(page.allActions.first { $0.key == key })
        #expect(action.isEnabled)
        action.perform()
        await fixture.settle()
    }

    private func answer(_ key: Key) async throws {
        try #require(page.alert?.actions.first { $0.key == key }).perform()
        await fixture.settle()
    }

    @Test(arguments: [false, true])
    func `a match that another device has ended or deleted has one way out`(isDeleted: Bool)
        async throws
    {
        var match = fixture.harness.match
        for kind in [MatchEvent.Kind.ended] + (isDeleted ? [.deleted] : []) {
            match = try await fixture.matches.append(
                match.log.next(kind, at: fixture.time.now()), to: match)
        }
        fixture.presenter.dataDidChange()
        await fixture.settle()
        let alert = try #require(page.alert)
        #expect(
            alert.message
                == (isDeleted
                    ? "Another device has deleted it. Deleted gathers are listed under Gathers."
                    : "Another device has ended it. The score is 0-0: a draw."))
        #expect(alert.actions.map(\.label) == [isDeleted ? "Leave" : "Show result"])
        alert.cancel()
        try await answer(.character(isDeleted ? "y" : "r"))
        #expect(fixture.delegate.ended.count == (isDeleted ? 0 : 2))
        #expect(fixture.delegate.leaveCount == (isDeleted ? 2 : 0))
    }

    @Test func `a goal of this device focuses its scorers when it is stored, one of another never`()
        async throws
    {
        func scoreOnAnotherDevice() async throws {
            let match = try await fixture.matches.match(fixture.harness.match.id)
            _ = try await fixture.matches.append(
                match.log.next(.goal(Goal(.b)), at: fixture.time.now()), to: match)
            fixture.presenter.dataDidChange()
            await fixture.settle()
        }
        try await scoreOnAnotherDevice()
        #expect(page.texts.count == 1 && page.list?.focus == nil)
        try scoreboard.sides[0].increment.perform()
        #expect(page.list?.focus == nil)
        await fixture.settle()
        #expect(page.list?.focus?.serial == 1)
        try await scoreOnAnotherDevice()
        #expect(page.texts.count == 1 && page.list?.focus == nil)
    }

    @Test func `the timeline stands beside the pitch after the first event`() async throws {
        #expect(page.companions.map(\.title) == ["Pitch"])
        try await press(.space)
        #expect(page.companions.map(\.title) == ["Pitch", "What happened"])
    }

    @Test func `keys change the score, and no score goes below 0`() async throws {
        #expect(try scoreboard.sides.map(\.increment.key) == [.character("a"), .character("b")])
        #expect(try scoreboard.sides.map(\.decrement.key) == [.character("A"), .character("B")])
        #expect(try scoreboard.sides.allSatisfy { !$0.decrement.isEnabled })
        try scoreboard.sides[0].increment.perform()
        try scoreboard.sides[1].increment.perform()
        try scoreboard.sides[1].increment.perform()
        await fixture.settle()
        try scoreboard.sides[1].decrement.perform()
        await fixture.settle()
        #expect(try scoreboard.sides.map(\.score) == [1, 1])
        #expect(try scoreboard.sides.allSatisfy { $0.decrement.isEnabled })
    }

    @Test func `the clock action reads Start, Pause or Resume`() async throws {
        var labels: [String] = []
        var captions: [String] = []
        for _ in 1...3 {
            labels.append(page.actions[0].label)
            captions.append(try countdown.caption)
            try await press(.space)
        }
        #expect(labels == ["Start", "Pause", "Resume"])
        #expect(captions == ["Ready", "Running", "Paused"])
        try await press(.character("c"))
        #expect(page.alert == nil)
        #expect(
            page.actions.map(\.isEnabled) == [true, true, false, true, false, false, true])
        #expect(
            page.actions.map(\.label) == [
                "Start", "Undo", "Own goal", "Add player", "Reset", "Redo", "Set time",
            ])
        try await press(.character("t"))
        #expect(fixture.delegate.requestedTimes.count == 1)
    }

    @Test func `the last minute is highlighted, and at zero the alarm fires`() async throws {
        try await press(.space)
        #expect(try countdown.role == .running)
        await fixture.advance(by: .seconds(540), showing: "01:00")
        #expect(try countdown.role == .warning)
        #expect(alarm == nil)
        await fixture.advance(by: .seconds(60), showing: "00:00")
        await fixture.settle()
        #expect(try countdown.role == .timeUp)
        #expect(alarm == Alarm(serial: 1, text: "Time is up."))
        #expect(try countdown.caption == "Time is up")
        #expect(
            page.actions.map(\.label) == [
                "Undo", "Own goal", "Add player", "Reset", "Redo", "Extra time",
            ])
        #expect(page.actions.map(\.isEnabled) == [true, false, true, true, false, true])
        #expect(try scoreboard.sides.allSatisfy(\.increment.isEnabled))
        #expect(page.barAction?.weight == .primary)
        try await press(.character("c"))
        #expect(page.actions.first?.label == "Start")
        #expect(page.barAction?.weight == .normal)
    }

    @Test func `End gather shows the outcome and asks for confirmation`() async throws {
        try scoreboard.sides[1].increment.perform()
        try await press(.character("e"))
        #expect(page.barAction?.label == "End gather")
        let alert = try #require(page.alert)
        #expect(alert.title == "Are you sure you want to end the gather?")
        #expect(alert.message == "The score is 0-1: Team B wins.")
        #expect(alert.actions.map(\.label) == ["Yes", "Cancel"])
        alert.cancel()
        #expect(page.alert == nil)

        try await press(.character("e"))
        try await answer(.character("n"))
        #expect(fixture.delegate.ended.isEmpty)
    }

    @Test func `all actions are disabled while the match is being ended`() async throws {
        try await press(.character("e"))
        fixture.matches.calls.gate.close()
        try #require(page.alert?.actions.first).perform()
        await fixture.matches.calls.gate.untilWaiting()
        #expect(page.progress != nil)
        #expect(page.allActions.allSatisfy { !$0.isEnabled })
        #expect(try scoreboard.sides.allSatisfy { !$0.increment.isEnabled })
        #expect(page.alert == nil)
        fixture.matches.calls.gate.open()
        await fixture.settle()
        #expect(fixture.delegate.ended.map(\.score.winner) == [.draw])
    }

    @Test func `Back asks for confirmation`() async throws {
        let first = try #require(fixture.presenter.dismissalDecision().pendingConfirmation)
        let alert = try #require(page.alert)
        #expect(alert.title == "Leave the gather?")
        #expect(alert.message == "The score is kept. You can resume it from Players.")
        #expect(alert.actions.map(\.label) == ["Leave", "Stay"])
        alert.cancel()
        #expect(first.answer == false)
        let second = try #require(fixture.presenter.dismissalDecision().pendingConfirmation)
        try await answer(.character("n"))
        #expect(page.alert == nil)
        #expect(second.answer == false)
        let third = try #require(fixture.presenter.dismissalDecision().pendingConfirmation)
        try await answer(.character("y"))
        #expect(third.answer == true)
    }

    @Test func `each failure shows its own message`() async throws {
        func failure(_ operation: () async throws -> Void) async throws -> String {
            fixture.matches.calls.fail(with: .full)
            try await operation()
            await fixture.settle()
            let alert = try #require(page.alert)
            #expect(alert.message == StorageError.full.message)
            #expect(alert.actions.map(\.label) == ["OK"])
            try await answer(.character("o"))
            #expect(page.alert == nil)
            return alert.title
        }
        let score = try await failure { try scoreboard.sides[0].increment.perform() }
        #expect(score == "Unable to save the score. Please try again.")
        let clock = try await failure { try await press(.space) }
        #expect(clock == "Unable to save the clock. Please try again.")
        let end = try await failure {
            try await press(.character("e"))
            try await answer(.character("y"))
        }
        #expect(end == "Unable to end the gather. Please try again.")
    }

    @Test func `Undo and Redo name the event on the page until the next change`() async throws {
        var message: String? { texts.first }
        try scoreboard.sides[1].increment.perform()
        try await press(.character("u"))
        #expect(message == "Undone: goal for Team B, 0-0")
        try await press(.character("U"))
        #expect(message == "Restored: goal for Team B, 0-1")
        try await press(.space)
        #expect(message == nil)
    }

    private func row(_ name: String) throws -> Row {
        try #require(page.list?.allRows.first { $0.title == name })
    }

    private func enter(_ name: String) throws {
        let activate = try #require(try row(name).activate)
        activate()
    }

    @Test func `rows say whether Enter names the scorer or adds a goal`() async throws {
        #expect(try row("Ana").activationLabel == "Goal")
        #expect(texts.isEmpty)
        try scoreboard.sides[1].increment.perform()
        await fixture.settle()
        #expect(try row("Ana").activationLabel == "Goal")
        #expect(try row("Bo").activationLabel == "Scorer of 0-1")
        #expect(texts == ["0-1: Enter names the scorer."])
        try await press(.character("o"))
        #expect(try row("Ana").activationLabel == "Scorer of 0-1")
        #expect(texts == ["0-1, own goal: Enter names the scorer."])
        #expect(page.actions.contains { $0.label == "No own goal" })
        try await press(.character("o"))
        try enter("Bo")
        await fixture.settle()
        #expect(texts.isEmpty)
        #expect(try row("Bo").details.map(\.text) == ["1 goal"])
        #expect(try row("Bo").details.first?.symbol == "●1")
        for _ in 1...2 { try enter("Ana") }
        await fixture.settle()
        #expect(try row("Ana").details.map(\.text) == ["2 goals", "GK"])
        #expect(try row("손흥민").details.map(\.text) == ["", "ST"])
        fixture.presenter.didToggleLeft(fixture.ana)
        await fixture.settle()
        #expect(
            try row("Ana").details.first == Row.Detail("left, 2 goals", symbol: "−●2", role: .plain)
        )
    }

    @Test func `keys of a row change the teams, and offer the squad to a guest`() async throws {
        #expect(try row("Ana").actions.map(\.label) == ["Leave", "To Team B"])
        let guest = try row("손흥민").actions
        #expect(guest.map(\.label) == ["Leave", "To Team B", "Add to squad"])
        #expect(guest.map(\.key) == [.character("x"), .character("m"), .character("s")])
        for action in guest.reversed() { action.perform() }
        await fixture.settle()
        #expect(fixture.son.entry.team == .b && !fixture.son.isPresent)
        #expect(fixture.son.entry.playerID == PlayerID(2))
        try await press(.character("n"))
        #expect(fixture.delegate.requestedPlayers.count == 1)
    }

    @Test func `a row that is moved to the other team changes sides`() async throws {
        let move = try #require(page.list?.onMove)
        for (row, section) in [(0, 1), (0, 2), (9, 1), (1, 1)] {
            move(RowList.Move(row: RowID(Int64(row)), section: section, index: 0))
        }
        await fixture.settle()
        #expect(fixture.state.participants.map(\.entry.team) == [.b, .b, .a])
        #expect(fixture.matches.calls.made == [.append])
    }

    @Test func `those who have left are listed last and not counted`() async throws {
        let id = try #require(fixture.state.participants.first?.id)
        let fixture = GatherFixture(events: [.left(id)])
        let page = page(of: fixture)
        let list = try #require(page.list)
        let rows = list.sections[0].allRows
        #expect(rows.map(\.title) == ["손흥민", "Ana"])
        #expect(list.sections.map(\.count) == [1, 1])
        #expect(rows.map { $0.details.map(\.text) } == [["", "ST"], ["left", "GK"]])
        #expect(rows[1].activate == nil)
        #expect(rows[1].actions.map(\.label) == ["Return", "To Team B"])
        let pitch = try #require(page.pitch)
        #expect(pitch.left.players == [Pitch.Player("손흥민", line: .attack, row: RowID(2))])
    }

    @Test func `a goal is highlighted for a second`() async throws {
        try scoreboard.sides[1].increment.perform()
        await fixture.settle()
        #expect(try scoreboard.sides.map(\.isHighlighted) == [false, true])
        await until { fixture.time.sleeperCount == 1 }
        fixture.time.advance(by: .seconds(1))
        await until { (try? scoreboard.sides.contains { $0.isHighlighted }) == false }
        try scoreboard.sides[1].decrement.perform()
        await fixture.settle()
        #expect(try scoreboard.sides.map(\.isHighlighted) == [false, false])
    }

    @Test func `a goal soon after another one is highlighted for as long`() async throws {
        try scoreboard.sides[0].increment.perform()
        await fixture.settle()
        await until { fixture.time.sleeperCount == 1 }
        fixture.time.advance(by: .milliseconds(700))
        try scoreboard.sides[1].increment.perform()
        await fixture.settle()
        await until { fixture.time.sleeperCount == 2 }
        fixture.time.advance(by: .milliseconds(300))
        await until { fixture.time.sleeperCount == 1 }
        await fixture.settle()
        #expect(try scoreboard.sides.map(\.isHighlighted) == [false, true])
    }

    @Test func `a goal while the clock runs is highlighted until a second has passed`() async throws
    {
        try await press(.space)
        try scoreboard.sides[0].increment.perform()
        await fixture.settle()
        #expect(try scoreboard.sides.map(\.isHighlighted) == [true, false])
        await fixture.advance(by: .seconds(1), showing: "09:59")
        #expect(try scoreboard.sides.map(\.isHighlighted) == [false, false])
    }

    @Test func `the highlight of a goal ends when the clock was paused just after it`() async throws
    {
        try await press(.space)
        try scoreboard.sides[0].increment.perform()
        await fixture.settle()
        fixture.time.advance(by: .milliseconds(300))
        try await press(.space)
        #expect(try countdown.role == .paused)
        #expect(try scoreboard.sides.map(\.isHighlighted) == [true, false])
        // The sleep that ends the highlight begins after that of the clock has ended.
        await until {
            fixture.time.advance(by: .seconds(1))
            return (try? scoreboard.sides.contains { $0.isHighlighted }) == false
        }
    }

    @Test func `the highlight of a goal ends when the clock has run for a moment`() async throws {
        try scoreboard.sides[0].increment.perform()
        await fixture.settle()
        await until { fixture.time.sleeperCount == 1 }
        for _ in 0..<2 { try await press(.space) }
        #expect(try scoreboard.sides.map(\.isHighlighted) == [true, false])
        await until {
            fixture.time.advance(by: .seconds(1))
            return (try? scoreboard.sides.contains { $0.isHighlighted }) == false
        }
    }

    @Test func `the last ten seconds pulse`() async throws {
        try await press(.space)
        await fixture.advance(by: .seconds(589), showing: "00:11")
        #expect(try !countdown.isHighlighted)
        await fixture.advance(by: .seconds(1), showing: "00:10")
        #expect(try countdown.isHighlighted)
        await fixture.advance(by: .seconds(1), showing: "00:09")
        #expect(try !countdown.isHighlighted)
    }
}
