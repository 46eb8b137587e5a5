import Domain
import FootballUI
import TerminalUI
import TestSupport
import Testing

@testable import GatherDetail

@MainActor @Suite struct `GatherDetail view` {
    private func list(_ fixture: GatherDetailFixture) throws -> RowList {
        try #require(fixture.page.list)
    }

    /// Returns the rows of a section, each with its details.
    private func lines(_ fixture: GatherDetailFixture, section: Int) throws -> [String] {
        try list(fixture).sections[section].allRows.map {
            ([$0.title] + $0.details.map(\.text)).joined(separator: " | ")
        }
    }

    private func row(
        _ title: String, in section: Int, of fixture: GatherDetailFixture
    ) throws -> Row {
        try #require(list(fixture).sections[section].allRows.first { $0.title.contains(title) })
    }

    private func texts(_ fixture: GatherDetailFixture) -> [String] {
        fixture.page.texts.map(\.text)
    }

    @Test func `the gather is loaded, or the failure shown`() async {
        let fixture = GatherDetailFixture()
        #expect(fixture.page.progress != nil)
        fixture.matches.calls.fail(.match, with: .notFound)
        fixture.presenter.load()
        await fixture.settle()
        #expect(fixture.page.emptyState?.message == StorageError.notFound.message)
        fixture.page.emptyState?.action?.perform()
        await fixture.settle()
        #expect(fixture.page.elements.count == 3)
    }

    @Test func `the timeline has minutes and scores, and leaves out undone events`() async throws {
        let fixture = await GatherDetailFixture.loaded { _ in [.addGoal(Goal(.a)), .undo] }
        #expect(
            try lines(fixture, section: 0) == [
                " 1' ▸ clock starts", " 1' ● Ana | 1-0", " 3' ● Bo | 1-1",
                " 4' + Cousin Joe joins Team B", " 5' ● Cho | 2-1", " 6' ↶ Bo (disallowed)",
                " 7' − Dan leaves", " 9' ● Ana, own goal | 2-2", "11' ● Team A | 3-2",
                "12' = end",
            ])
        #expect(try lines(fixture, section: 1) == ["Ana | 1 goal", "Cho | 1 goal"])
        #expect(
            try lines(fixture, section: 2) == ["Bo | 1 goal", "Cousin Joe | ", "Dan | left"])
        #expect(try list(fixture).sections.map(\.title) == ["What happened", "Team A", "Team B"])
    }

    @Test func `corrected goals keep their previous values`() async throws {
        let fixture = await GatherDetailFixture.loaded { match in
            let goals = match.state.timeline.filter { !$0.goals.isEmpty }.map(\.id)
            let cho = match.state.participants[2].id
            return [
                .correctGoal(goals[0], Goal(.a, scorer: cho)), .correctGoal(goals[1], nil),
                .correctGoal(goals[3], Goal(.b)), .correctGoal(goals[5], Goal(.a, scorer: cho)),
                .addGoal(Goal(.b)),
            ]
        }
        let lines = try lines(fixture, section: 0)
        #expect(lines[1] == " 1' ● Cho (was Ana) | 1-0")
        #expect(lines[2] == " 3' ↶ Bo (no goal, was 1-1)")
        #expect(lines[5] == " 6' ● Team B (was disallowed) | 2-1")
        #expect(lines[8] == "11' ● Cho (was unknown) | 3-2")
        #expect(lines[10] == " –  ● Team B (added) | 3-3")
        #expect(texts(fixture).first == "Corrected: the score was 3-2.")
    }

    @Test func `a removed event is marked, and offers to restore it`() async throws {
        let fixture = await GatherDetailFixture.loaded { match in
            match.state.timeline.filter { if case .left = $0.event.kind { true } else { false } }
                .map { .remove($0.id) }
        }
        #expect(try lines(fixture, section: 0)[6] == " 7' ↶ Dan leaves (removed)")
        #expect(try row("Dan", in: 2, of: fixture).title == "Dan (had left)")
        let removed = try row("Dan leaves", in: 0, of: fixture)
        #expect(removed.role == .dim && removed.actions.map(\.label) == ["Restore"])
        let joined = try row("joins", in: 0, of: fixture)
        #expect(joined.actions.map(\.label) == ["Remove"] && joined.activate == nil)
        #expect(try row("end", in: 0, of: fixture).actions.isEmpty)
    }

    @Test func `a corrected score keeps the previous one`() async throws {
        let match = Match.imported(at: ManualClock().now())
        let fixture = GatherDetailFixture({ _ in [.removeGoal(.a)] }, of: match)
        fixture.presenter.load()
        await fixture.settle()
        #expect(
            try lines(fixture, section: 0)
                == [
                    " 1' = end", " –  = score corrected (was 4-1) | 3-1",
                ])
    }

    @Test func `corrected participants keep their previous values`() async throws {
        let fixture = await GatherDetailFixture.loaded { match in
            let ids = match.state.participants.map(\.id)
            let tom = LineUpEntry(playerID: nil, name: "Tom", position: nil, team: .a)
            return [
                .leave(ids[0]), .changeSides(ids[2], to: .b), .changeSides(ids[3], to: .b),
                .identify(ids[4], as: PlayerID(77)), .join(tom),
            ]
        }
        #expect(
            try lines(fixture, section: 1) == [
                "Tom (added) | ", "Ana (had not left) | left, 1 goal",
            ]
        )
        #expect(
            try lines(fixture, section: 2) == [
                "Bo | 1 goal", "Cho (was Team A) | 1 goal", "Dan (had left) | ",
                "Cousin Joe (was a guest) | ",
            ])
    }

    @Test func `a participant who was corrected twice has two previous values`() async throws {
        let fixture = await GatherDetailFixture.loaded { match in
            let bo = match.state.participants[1].id
            return [.changeSides(bo, to: .a), .leave(bo)]
        }
        #expect(
            try lines(fixture, section: 1).last == "Bo (was Team B, had not left) | left, 1 goal")
    }

    @Test func `the rows of the timeline are found by their identifiers`() async throws {
        let fixture = await GatherDetailFixture.loaded { _ in [.addGoal(Goal(.a)), .undo, .delete] }
        let rows = try list(fixture).sections[0].rows
        #expect((0..<rows.count).map { rows.index(of: rows[$0].id) } == Array(0..<rows.count))
        #expect(rows.index(of: RowID(0)) == nil)
    }

    @Test func `a participant who changed sides can have scored for either team`() async throws {
        let fixture = await GatherDetailFixture.loaded { match in
            let ids = match.state.participants.map(\.id)
            let bo = match.state.participants[1].entry
            let ana = LineUpEntry(
                playerID: match.state.participants[0].entry.playerID, name: "Ana", position: nil,
                team: .b)
            return [
                .changeSides(ids[2], to: .b), .leave(ids[1]), .changeSides(ids[1], to: bo.team),
                .join(ana), .changeSides(ids[3], to: .a), .undo,
            ]
        }
        let match = try #require(fixture.state.gather?.match)
        let page = GatherDetailGoalView(entry: fixture.goal(0), match: match) { _ in }.page
        let names = try #require(page.list).sections.prefix(2).map { $0.allRows.map(\.title) }
        #expect(names == [["Ana", "Cho"], ["Ana", "Bo", "Cho", "Dan", "Cousin Joe"]])
    }

    @Test func `the actions correct the gather`() async throws {
        let fixture = await GatherDetailFixture.loaded()
        let board = try #require(fixture.page.scoreboard)
        board.sides[1].increment.perform()
        board.sides[0].decrement.perform()
        try row("Bo", in: 2, of: fixture).actions[0].perform()
        try row("● Ana", in: 0, of: fixture).actions[0].perform()
        await fixture.settle()
        #expect(fixture.score == "1-4")
        let open = try #require(try row("● Cho", in: 0, of: fixture).activate)
        open()
        #expect(fixture.delegate.goals.count == 1)
        let actions = fixture.page.allActions
        #expect(actions.map(\.label) == ["Undo", "Add player", "Share", "Delete", "Redo"])
        #expect(actions.map(\.isEnabled) == [true, true, true, true, false])
        for action in actions.prefix(4) { action.perform() }
        await fixture.settle()
        #expect(fixture.score == "2-4")
        #expect(fixture.delegate.requestedPlayers == 1)
        #expect(fixture.shared.value.map { $0.hasPrefix("Team A 1 : 4 Team B\n") } == [true])
        #expect(fixture.state.notice == .confirmDeletion)
        fixture.page.allActions.last?.perform()
        await fixture.settle()
        #expect(fixture.score == "1-4")
    }

    private func undo(_ fixture: GatherDetailFixture) throws -> Action {
        try #require(fixture.page.allActions.first { $0.key == .character("u") })
    }

    @Test func `the key of Undo reopens a gather without corrections`() async throws {
        let fixture = await GatherDetailFixture.loaded { _ in [.addGoal(Goal(.a))] }
        try undo(fixture).perform()
        await fixture.settle()
        #expect(fixture.score == "3-2")
        #expect(try undo(fixture).label == "Reopen")
        try undo(fixture).perform()
        #expect(fixture.page.allActions.allSatisfy { !$0.isEnabled })
        #expect(fixture.page.progress?.label == "Reopening the gather…")
        await fixture.settle()
        #expect(fixture.delegate.reopened.count == 1)
    }

    @Test func `an unavailable reason disables Reopen`() async throws {
        let fixture = GatherDetailFixture(reopeningUnavailableReason: "That is unavailable.")
        fixture.presenter.load()
        await fixture.settle()
        #expect(try undo(fixture).label == "Reopen")
        #expect(try undo(fixture).unavailableReason == "That is unavailable.")
    }

    @Test func `goals can be changed only where the rules allow it`() async throws {
        func sides(_ fixture: GatherDetailFixture) throws -> [Scoreboard.Side] {
            try #require(fixture.page.scoreboard).sides
        }
        let fixture = await GatherDetailFixture.loaded { _ in
            [.removeGoal(.b), .removeGoal(.b)]
        }
        #expect(fixture.score == "3-0")
        #expect(try sides(fixture).map(\.decrement.isEnabled) == [true, false])
        #expect(try sides(fixture).map(\.increment.isEnabled) == [true, true])
        #expect(try row("Bo", in: 2, of: fixture).actions[0].isEnabled)

        let deleted = await GatherDetailFixture.loaded { _ in [.delete] }
        #expect(deleted.score == "3-2")
        #expect(try sides(deleted).allSatisfy { !$0.decrement.isEnabled })
        #expect(try sides(deleted).allSatisfy { !$0.increment.isEnabled })
    }

    @Test func `the question and the failures are alerts`() async throws {
        let fixture = await GatherDetailFixture.loaded()
        fixture.presenter.didRequestDeletion()
        let question = try #require(fixture.page.alert)
        #expect(question.actions.map(\.label) == ["Delete", "Cancel"])
        question.cancel()
        #expect(fixture.page.alert == nil)
        fixture.matches.calls.fail(.append, with: .full)
        fixture.presenter.didAddGoal(to: .a)
        await fixture.settle()
        #expect(
            fixture.page.alert?.title == "Unable to save the correction. Please try again.")
        fixture.page.alert?.actions[0].perform()
        fixture.matches.calls.fail(.append, with: .full)
        fixture.presenter.didRequestReopening()
        await fixture.settle()
        #expect(fixture.page.alert?.title == "Unable to reopen the gather.")
        fixture.presenter.didFailToAddGuest("The disk is full.")
        #expect(fixture.page.alert?.title.contains("guest") == true)
        fixture.page.alert?.actions[0].perform()
        #expect(fixture.page.alert == nil)
    }

    @Test func `a deleted gather offers only its restoration`() async throws {
        let fixture = await GatherDetailFixture.loaded { _ in [.delete] }
        #expect(texts(fixture).first == GatherDetailStrings.deleted)
        #expect(
            fixture.page.allActions.filter(\.isEnabled).map(\.label) == ["Undo"])
        #expect(try row("● Ana", in: 0, of: fixture).activate == nil)
        #expect(try row("Bo", in: 2, of: fixture).actions.allSatisfy { !$0.isEnabled })
        #expect(try lines(fixture, section: 0).last == "12' = end")
    }

    @Test func `Add player says why it is unavailable`() async throws {
        let fixture = GatherDetailFixture(playerUnavailableReason: "That is unavailable.")
        fixture.presenter.load()
        await fixture.settle()
        let add = try #require(fixture.page.actions.first { $0.label == "Add player" })
        #expect(!add.isEnabled && add.unavailableReason == "That is unavailable.")
    }
}
