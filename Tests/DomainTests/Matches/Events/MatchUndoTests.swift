import Domain
import TestSupport
import Testing

@Suite struct `Undo of events` {
    private var match = EventFixture()

    private mutating func scoreAfterUndo() -> String {
        match.undo()
        return match.state.score.text
    }

    private mutating func scoreAfterRedo() -> String {
        match.redo()
        return match.state.score.text
    }

    @Test mutating func `undo reaches back to the start, and redo returns to the last event`() {
        match.add(.goal(Goal(.a)), .goal(Goal(.b)))
        #expect(match.log.redoable == nil)
        #expect([scoreAfterUndo(), scoreAfterUndo()] == ["1-0", "0-0"])
        #expect(match.log.undoable == nil)
        #expect([scoreAfterRedo(), scoreAfterRedo()] == ["1-0", "1-1"])
        #expect(match.log.redoable == nil)
        #expect([scoreAfterUndo(), scoreAfterRedo(), scoreAfterUndo()] == ["1-0", "1-1", "1-0"])
    }

    @Test mutating func `another change ends redo, and undo then skips what was undone`() {
        match.add(.goal(Goal(.a)), .goal(Goal(.b)))
        match.undo()
        match.add(.goal(Goal(.a)))
        #expect(match.log.redoable == nil)
        #expect([scoreAfterUndo(), scoreAfterUndo()] == ["1-0", "0-0"])
        #expect(match.log.undoable == nil)
    }

    @Test mutating func `a correction is undone before its goal`() {
        let goal = match.add(.goal(Goal(.a)))
        match.add(.goal(Goal(.a)), .goalCorrected(goal, Goal(.b)))
        #expect(
            [scoreAfterUndo(), scoreAfterUndo(), scoreAfterUndo()] == ["2-0", "1-0", "0-0"])
        #expect(
            [scoreAfterRedo(), scoreAfterRedo(), scoreAfterRedo()] == ["1-0", "2-0", "1-1"])
    }

    @Test mutating func `undo after the end reaches corrections only`() {
        let goal = match.add(.goal(Goal(.a)))
        match.add(.ended)
        #expect(match.log.undoable == nil)
        match.add(.goalCorrected(goal, nil))
        #expect(scoreAfterUndo() == "1-0")
        #expect(match.log.undoable == nil)
        #expect(scoreAfterRedo() == "0-0")
    }

    @Test mutating func `undo and redo skip an end that is void`() {
        match.add(.goal(Goal(.a)), .goal(Goal(.b)))
        match.undo()
        let end = match.add(.ended)
        match.add(.voided(end))
        #expect([scoreAfterRedo(), scoreAfterUndo(), scoreAfterUndo()] == ["1-1", "1-0", "0-0"])
        #expect(match.log.undoable == nil)
        #expect([scoreAfterRedo(), scoreAfterRedo()] == ["1-0", "1-1"])
        #expect(match.state.endedAt == nil)
    }

    @Test mutating func `the deletion of a match that was reopened is ignored`() {
        let end = match.add(.ended)
        let deletion = match.add(.deleted)
        match.add(.voided(end))
        #expect(!match.state.isDeleted)
        #expect(match.log.undoable == nil)
        match.add(.voided(deletion))
        #expect(match.log.redoable == nil)
        match.add(.restored(deletion), .ended)
        #expect(!match.state.isDeleted)
        #expect(match.log.undoable == nil)
    }

    @Test mutating func `undo of a deleted match restores it, also after later events`() {
        match.add(.ended)
        let deletion = match.add(.deleted)
        match.log.insert(match.event(.goal(Goal(.a)), counter: 9))
        match.log.insert(match.event(.ended, counter: 10, sequence: 2))
        #expect(match.log.undoable?.id == deletion)
        match.undo()
        #expect(!match.state.isDeleted)
        #expect(match.state.score.text == "1-0")
    }

    @Test mutating func `an undo of two devices at once is restored by one redo`() {
        let first = match.add(.goal(Goal(.a)))
        let second = match.add(.goal(Goal(.b)))
        match.log.insert(match.event(.voided(second), counter: 4))
        match.add(.voided(second), .voided(first))
        #expect([scoreAfterRedo(), scoreAfterRedo()] == ["1-0", "1-1"])
        #expect(match.log.redoable == nil)
    }

    @Test mutating func `undo and redo leave out what cannot be undone`() throws {
        let goal = match.add(.goal(Goal(.a)))
        let unknown = match.add(try decodedKind(#"{"kind":"weather"}"#))
        #expect(match.log.undoable?.id == goal)
        match.add(
            .voided(goal), .voided(unknownEvent), .voided(unknown), .voided(match.ana.event))
        #expect(match.log.redoable?.id == goal)
    }
}
