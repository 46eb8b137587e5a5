import Domain
import TestSupport
import Testing

@Suite struct `Match change` {
    private let time = ManualClock()
    private var match: Match { sampleMatch(at: time.now()) }

    @Test func `goals are added and removed within 0 and 99`() {
        var next = match
        func apply(_ change: MatchChange) { next = change.applied(to: next, at: time.now()) }
        apply(.addGoal(Goal(.a)))
        #expect(next.score.text == "1-0")
        apply(.removeGoal(.a))
        apply(.removeGoal(.a))
        #expect(next.score.text == "0-0")
        for _ in 1...120 { apply(.addGoal(Goal(.b))) }
        #expect(next.score.text == "0-99")
    }

    @Test func `toggleClock starts, pauses and resumes the clock`() {
        var next = MatchChange.toggleClock.applied(to: match, at: time.now())
        #expect(next.clock.isRunning)
        time.advance(by: .seconds(60))
        next = MatchChange.toggleClock.applied(to: next, at: time.now())
        #expect(next.clock.state == .paused(remaining: .seconds(540)))
        next = MatchChange.toggleClock.applied(to: next, at: time.now())
        #expect(next.clock.state == .running(since: time.now(), remaining: .seconds(540)))
        next = MatchChange.resetClock.applied(to: next, at: time.now())
        #expect(next.clock == MatchClock())
    }

    @Test func `a new duration stops the clock`() {
        let running = MatchChange.toggleClock.applied(to: match, at: time.now())
        let next = MatchChange.setTime(minutes: 5, seconds: 30).applied(
            to: running, at: time.now())
        #expect(next.clock.state == .stopped)
        #expect(next.clock.duration == .seconds(330))
    }

    @Test func `a change without effect adds no event`() throws {
        let ana = match.state.participants[0]
        var ended = match
        ended.add(.ended, at: time.now())
        var deleted = ended
        deleted.add(.deleted, at: time.now())
        let reopened = MatchChange.reopen.applied(to: ended, at: time.now())
        let end = try #require(ended.log.events.last).id
        let unchanged: [(MatchChange, Match)] = [
            (.resetClock, match), (.setTime(minutes: 10, seconds: 0), match),
            (.setTime(minutes: 60, seconds: 0), match), (.undo, match), (.redo, match),
            (.removeGoal(.a), match), (.correctGoal(ana.id.event, nil), match),
            (.join(ana.entry), match), (.changeSides(ana.id, to: .a), match),
            (.leave(Participant.ID(event: ana.id.event, index: 9)), match),
            (.changeSides(Participant.ID(event: ana.id.event, index: 9), to: .a), match),
            (.end, ended), (.toggleClock, ended), (.resetClock, ended), (.undo, ended),
            (.setTime(minutes: 5, seconds: 0), ended), (.delete, match), (.delete, deleted),
            (.remove(end), ended), (.remove(end), match), (.restore(end), ended),
            (.reopen, match), (.reopen, deleted), (.reopen, reopened), (.restore(end), reopened),
        ]
        for (change, match) in unchanged {
            #expect(change.event(in: match, at: time.now()) == nil, "\(change)")
            #expect(!change.hasEffect(on: match, at: time.now()), "\(change)")
        }
        #expect(MatchChange.toggleClock.hasEffect(on: match, at: time.now()))
    }

    @Test func `a match that has ended is corrected and deleted, and both are undone`() {
        let changes: [MatchChange] = [.addGoal(Goal(.a)), .end, .addGoal(Goal(.b)), .delete]
        let deleted = changes.reduce(match) { $1.applied(to: $0, at: time.now()) }
        #expect(deleted.state.isDeleted && deleted.score.text == "1-1")
        #expect(deleted.log.stateAtEnd?.score.text == "1-0")
        var undone = deleted
        for _ in 0..<3 { undone = MatchChange.undo.applied(to: undone, at: time.now()) }
        #expect(!undone.state.isDeleted && undone.score.text == "1-0")
        #expect(undone.state.endedAt != nil, "the end is not undone")
        #expect(match.log.stateAtEnd == nil)
    }

    @Test func `a match that was reopened continues as if it had not ended`() {
        let changes: [MatchChange] = [.toggleClock, .addGoal(Goal(.a))]
        let running = changes.reduce(match) { $1.applied(to: $0, at: time.now()) }
        time.advance(by: .seconds(30))
        let ended = MatchChange.end.applied(to: running, at: time.now())
        time.advance(by: .seconds(20))
        let reopened = MatchChange.reopen.applied(to: ended, at: time.now())
        #expect(reopened.clock == running.clock)
        #expect(reopened.score == running.score && reopened.lineUp == running.lineUp)
        #expect(reopened.finished == nil && reopened.log.stateAtEnd == nil)
        #expect(reopened.state.timeline.map(\.isVoid) == [false, false, true])

        time.advance(by: .seconds(10))
        let endedAgain = MatchChange.end.applied(to: reopened, at: time.now())
        #expect(endedAgain.finished?.endedAt == time.now())
        #expect(endedAgain.state.played == .seconds(60))
    }

    @Test func `a match that two devices have ended is reopened by two changes`() {
        var ended = MatchChange.end.applied(to: match, at: time.now())
        ended.add(.ended, at: time.now())
        let once = MatchChange.reopen.applied(to: ended, at: time.now())
        #expect(once.finished != nil)
        #expect(MatchChange.reopen.applied(to: once, at: time.now()).finished == nil)
    }

    @Test func `a clock that has ended is reset and not started`() {
        let running = MatchChange.toggleClock.applied(to: match, at: time.now())
        time.advance(by: .seconds(600))
        #expect(MatchChange.toggleClock.event(in: running, at: time.now()) == nil)
        #expect(MatchChange.resetClock.event(in: running, at: time.now())?.kind == .clockReset)
    }

    @Test func `a removed goal is disallowed, and can be undone and corrected`() throws {
        var next = match
        func apply(_ change: MatchChange) { next = change.applied(to: next, at: time.now()) }
        apply(.addGoal(Goal(.a)))
        apply(.addGoal(Goal(.b)))
        apply(.removeGoal(.a))
        let goal = try #require(next.state.timeline.first)
        #expect(next.log.events.last?.kind == .goalCorrected(goal.id, nil))
        #expect(MatchChange.correctGoal(goal.id, nil).event(in: next, at: time.now()) == nil)
        apply(.undo)
        #expect(next.score.text == "1-1")
        apply(.correctGoal(goal.id, Goal(.b)))
        #expect(next.score.text == "0-2")
        apply(.removeGoal(.b))
        apply(.removeGoal(.b))
        #expect(next.state.timeline.map(\.countingGoal) == [nil, nil])
    }

    @Test func `a score without its goals is lowered by a corrected score`() {
        var next = sampleMatch(score: score(2, 0), at: time.now())
        func apply(_ change: MatchChange) { next = change.applied(to: next, at: time.now()) }
        apply(.removeGoal(.a))
        #expect(next.log.events.last?.kind == .scoreCorrected(score(1, 0)))
        apply(.addGoal(Goal(.a)))
        next.add(.scoreCorrected(score(1, 0)), at: time.now())
        apply(.removeGoal(.a))
        #expect(next.score.text == "0-0")
        #expect(next.log.events.last?.kind == .scoreCorrected(Score()))
    }

    @Test func `players join, leave, return and change sides`() {
        var next = match
        func apply(_ change: MatchChange) { next = change.applied(to: next, at: time.now()) }
        let ana = match.state.participants[0]
        apply(.leave(ana.id))
        #expect(MatchChange.leave(ana.id).event(in: next, at: time.now()) == nil)
        apply(.join(ana.entry))
        #expect(next.state.participants == match.state.participants)
        apply(.changeSides(ana.id, to: .b))
        apply(.leave(ana.id))
        apply(.changeSides(ana.id, to: .b))
        #expect(next.state.participant(ana.id)?.entry.team == .b)
        #expect(next.state.participant(ana.id)?.isPresent == true)
        apply(.join(guest("Jo", .a)))
        apply(.join(guest("Jo", .a)))
        #expect(next.lineUp.entries.map(\.name) == ["Ana", "Bo", "손흥민", "Jo", "Jo"])
    }
}
