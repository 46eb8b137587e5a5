import Domain
import TestSupport
import Testing

@Suite struct `Goals of a match` {
    private var match = EventFixture()

    private mutating func goal(_ team: Team) -> MatchEvent.ID { match.add(.goal(Goal(team))) }

    @Test mutating func `a goal counts for its team, and so does an own goal`() {
        match.add(
            .goal(Goal(.a, scorer: match.ana)), .goal(Goal(.b, scorer: match.ana, isOwnGoal: true)),
            .goal(Goal(.a)))
        #expect(match.state.score.text == "2-1")
        #expect(match.state.timeline.map(\.score.text) == ["1-0", "1-1", "2-1"])
        #expect(
            match.state.timeline.map { $0.countingGoal?.scorer } == [match.ana, match.ana, nil])
    }

    @Test func `goals are added to the score of the start`() {
        var match = EventFixture(score: score(2, 3))
        match.add(.goal(Goal(.b)))
        #expect(match.state.score.text == "2-4")
    }

    @Test func `a team has at most 99 goals, and a further one counts after another is void`() {
        var match = EventFixture(score: score(98, 0))
        let first = match.add(.goal(Goal(.a)))
        match.add(.goal(Goal(.a)))
        #expect(match.state.score.text == "99-0")
        match.add(.voided(first))
        #expect(match.state.score.text == "99-0")
        match.undo()
        #expect(match.state.score.text == "98-0")
    }

    @Test mutating func `a goal that was corrected counts with its last value`() {
        let id = goal(.a)
        match.add(.goalCorrected(id, Goal(.b)), .goalCorrected(id, Goal(.b, scorer: match.bo)))
        #expect(match.state.score.text == "0-1")
        #expect(match.state.timeline.map(\.score.text) == ["0-1"])
        #expect(
            match.state.timeline.first?.goals == [Goal(.a), Goal(.b), Goal(.b, scorer: match.bo)])
    }

    @Test mutating func `a disallowed goal does not count, until it is corrected again`() {
        let id = goal(.a)
        match.add(.goalCorrected(id, nil))
        #expect(match.state.score.text == "0-0")
        #expect(match.state.timeline.first?.goals == [Goal(.a), nil])
        #expect(match.state.timeline.first?.countingGoal == nil)
        match.add(.goalCorrected(id, Goal(.a)))
        #expect(match.state.score.text == "1-0")
    }

    @Test mutating func `a correction that is void leaves the value before it`() {
        let id = goal(.a)
        match.add(.goalCorrected(id, Goal(.b)))
        let last = match.add(.goalCorrected(id, nil))
        match.add(.voided(last))
        #expect(match.state.score.text == "0-1")
        match.undo()
        #expect(match.state.score.text == "1-0")
    }

    @Test mutating func `a goal that was corrected while void counts with the new value later`() {
        let id = goal(.a)
        match.add(.voided(id), .goalCorrected(id, Goal(.b)))
        #expect(match.state.score.text == "0-0")
        #expect(match.state.timeline.first?.countingGoal == nil)
        match.add(.restored(id))
        #expect(match.state.score.text == "0-1")
    }

    @Test mutating func `a correction that arrives before its goal counts`() {
        let late = match.event(.goal(Goal(.a)), counter: 2)
        match.add(.goalCorrected(late.id, Goal(.b)))
        match.log.insert(late)
        #expect(match.state.score.text == "0-1")
    }

    @Test mutating func `a correction of another event than a goal has no effect`() {
        let id = match.add(.clockStarted)
        match.add(.goalCorrected(id, Goal(.b)), .goalCorrected(unknownEvent, Goal(.b)))
        #expect(match.state.score.text == "0-0")
        #expect(match.state.timeline.map(\.goals) == [[]])
    }

    @Test mutating func `a corrected score counts instead of earlier goals and their corrections`()
    {
        let first = goal(.a)
        match.add(.scoreCorrected(score(4, 5)), .goal(Goal(.b)))
        #expect(match.state.score.text == "4-6")
        match.add(.goalCorrected(first, nil))
        #expect(match.state.score.text == "4-6")
        #expect(match.state.timeline.map(\.score.text) == ["0-0", "4-5", "4-6"])
    }

    @Test mutating func `a corrected score that is void does not count`() {
        match.add(.goal(Goal(.a)), .scoreCorrected(score(4, 5)))
        match.undo()
        #expect(match.state.score.text == "1-0")
    }

    @Test mutating func `a goal after the end counts`() {
        match.add(.ended, .goal(Goal(.a)))
        #expect(match.state.score.text == "1-0")
    }
}
