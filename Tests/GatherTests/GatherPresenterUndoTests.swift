import Domain
import FootballUI
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Gather presenter: undo` {
    private let fixture = GatherFixture()
    private var presenter: GatherPresenter { fixture.presenter }

    /// Waits for all changes and returns the message.
    private func message() async -> String? {
        await fixture.settle()
        return fixture.state.message
    }

    @Test func `Undo goes back event by event and Redo forward`() async {
        presenter.apply(.addGoal(Goal(.a)))
        presenter.apply(.addGoal(Goal(.b)))
        #expect(await message() == nil)
        presenter.apply(.undo)
        #expect(await message() == "Undone: goal for Team B, 1-0")
        presenter.apply(.undo)
        #expect(await message() == "Undone: goal for Team A, 0-0")
        #expect(!fixture.state.allows(.undo))
        presenter.apply(.undo)
        #expect(await message() == "Undone: goal for Team A, 0-0")
        presenter.apply(.redo)
        #expect(await message() == "Restored: goal for Team A, 1-0")
        presenter.apply(.redo)
        #expect(await message() == "Restored: goal for Team B, 1-1")
        #expect(!fixture.state.allows(.redo))
        #expect(fixture.stored?.score.text == "1-1")
    }

    @Test func `the next change removes the message and what can be restored`() async {
        presenter.apply(.addGoal(Goal(.a)))
        presenter.apply(.undo)
        presenter.apply(.addGoal(Goal(.b)))
        #expect(await message() == nil)
        #expect(!fixture.state.allows(.redo) && fixture.state.allows(.undo))
    }

    @Test func `a reset is undone with the time that has passed since`() async {
        await fixture.startClock()
        await fixture.advance(by: .seconds(60), showing: "09:00")
        presenter.apply(.resetClock)
        await fixture.settle()
        fixture.time.advance(by: .seconds(5))
        presenter.apply(.undo)
        #expect(await message() == "Undone: reset of the clock")
        #expect(GatherStrings.time(fixture.state.clock) == "08:55")
        #expect(fixture.state.clock.phase == .running)
        await fixture.advance(by: .seconds(1), showing: "08:54")
    }

    @Test func `pending changes decide whether Undo is possible`() async {
        fixture.matches.calls.gate.close()
        #expect(!fixture.state.allows(.undo) && !fixture.state.allows(.redo))
        presenter.apply(.addGoal(Goal(.a)))
        #expect(fixture.state.allows(.undo) && !fixture.state.allows(.redo))
        presenter.apply(.undo)
        #expect(!fixture.state.allows(.undo) && fixture.state.allows(.redo))
        fixture.matches.calls.gate.open()
        await fixture.settle()
        #expect(fixture.stored?.score == Score())
    }

    @Test func `a failed undo shows an alert and changes nothing`() async {
        presenter.apply(.addGoal(Goal(.a)))
        await fixture.settle()
        fixture.matches.calls.fail(.append, with: .full)
        presenter.apply(.undo)
        #expect(await message() == nil)
        #expect(fixture.state.notice == .failure(.undo, message: StorageError.full.message))
        #expect(fixture.state.score.text == "1-0")
        #expect(fixture.state.allows(.undo))
    }

    @Test func `an event before the match was opened can be undone`() async {
        let fixture = GatherFixture(events: [.goal(Goal(.a)), .clockStarted])
        fixture.presenter.apply(.undo)
        fixture.presenter.apply(.undo)
        await fixture.settle()
        #expect(fixture.state.score == Score())
        #expect(fixture.state.clock.phase == .ready)
    }

    @Test func `the message names each kind of change`() async throws {
        let start = fixture.harness.match.state.participants
        let kinds: [(MatchEvent.Kind, String)] = [
            (.clockStarted, "start of the clock"), (.clockPaused, "pause of the clock"),
            (.clockSet(.seconds(60)), "change of the time"),
            (.scoreCorrected(Score()), "correction of the score, 0-0"),
            (
                .joined(LineUpEntry(playerID: nil, name: "Tom", position: nil, team: .b)),
                "arrival of Tom"
            ),
            (.left(start[0].id), "departure of Ana"),
            (.changedSides(start[1].id, to: .a), "Bo to Team A"),
            (.guestIdentified(start[2].id, as: PlayerID(3)), "손흥민 in the squad"),
        ]
        for (kind, text) in kinds {
            let fixture = GatherFixture(events: [.clockStarted, kind])
            fixture.presenter.apply(.undo)
            await fixture.settle()
            #expect(fixture.state.message == "Undone: \(text)")
        }
    }

    @Test func `the message names a correction of a goal`() async {
        presenter.apply(.addGoal(Goal(.a)))
        presenter.didScore(fixture.ana)
        presenter.apply(.undo)
        #expect(await message() == "Undone: Ana as scorer, 1-0")
        presenter.apply(.toggleOwnGoal)
        presenter.didScore(fixture.bo)
        presenter.apply(.undo)
        #expect(await message() == "Undone: own goal of Bo, 1-0")
        presenter.apply(.undo)
        #expect(await message() == "Undone: own goal, 1-0")
        presenter.apply(.toggleOwnGoal)
        presenter.apply(.toggleOwnGoal)
        presenter.apply(.undo)
        #expect(await message() == "Undone: goal instead of own goal, 1-0")
    }

    @Test func `a disallowed goal counts again after an undo`() async {
        presenter.apply(.addGoal(Goal(.b)))
        presenter.apply(.removeGoal(.b))
        presenter.apply(.undo)
        #expect(await message() == "Undone: disallowed goal for Team B, 0-1")
    }
}
