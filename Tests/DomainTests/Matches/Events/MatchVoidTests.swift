import Domain
import Platform
import TestSupport
import Testing

@Suite struct `Events that are void or ignored` {
    private var match = EventFixture()

    @Test mutating func `the last void or restoration of an event counts`() {
        let id = match.add(.goal(Goal(.a)))
        match.add(.voided(id), .voided(id))
        #expect(match.state.score.text == "0-0")
        #expect(match.state.timeline.map(\.isVoid) == [true])
        match.add(.restored(id))
        #expect(match.state.score.text == "1-0")
        #expect(match.state.timeline.map(\.isVoid) == [false])
    }

    @Test mutating func `a void that arrives before its event counts`() {
        let late = match.event(.goal(Goal(.a)), counter: 9)
        match.add(.voided(late.id))
        match.log.insert(late)
        #expect(match.state.score.text == "0-0")
    }

    @Test mutating func `starts, voids and restores cannot be voided`() {
        let participants = match.participants
        let goal = match.add(.goal(Goal(.a)))
        let void = match.add(.voided(match.ana.event), .voided(goal))
        match.add(.voided(void))
        #expect(match.participants == participants)
        #expect(match.state.score.text == "0-0")
        let restoration = match.add(.restored(goal))
        match.add(.voided(restoration))
        #expect(match.state.score.text == "1-0")
    }

    @Test mutating func `the first start counts, also if it arrives later`() throws {
        let cy = try #require(LineUp([guest("Cy", .a)]))
        match.log.insert(match.event(.started(MatchStart(lineUp: cy)), counter: 2))
        #expect(match.state.start.lineUp != cy)
        match.time.advance(by: .seconds(5))
        match.log.insert(match.event(.started(MatchStart(lineUp: cy)), counter: 0, sequence: 2))
        #expect(match.state.start.lineUp == cy)
        #expect(match.participants.map(\.entry.name) == ["Cy"])
        #expect(match.state.startedAt == match.time.now())
    }

    @Test mutating func `a start with goals does not count beside one without goals`() throws {
        let cy = try #require(LineUp([guest("Cy", .a)]))
        let lineUp = match.state.start.lineUp
        match.add(.goal(Goal(.a)))
        let result = MatchStart(lineUp: cy, score: try #require(Score(a: 1, b: 0)))
        match.log.insert(match.event(.started(result), counter: 0))
        #expect(match.state.start.lineUp == lineUp && match.state.score.text == "1-0")
        let results = match.log.events.filter { $0.counter == 0 }
        let alone = try #require(MatchLog(results, device: testDevice))
        #expect(alone.state.start.lineUp == cy && alone.state.score.text == "1-0")
        var later = alone
        for event in match.log.events { later.insert(event) }
        #expect(later == match.log)
    }

    @Test mutating func `an event before the start in the order has its effect`() {
        match.log.insert(match.event(.goal(Goal(.a)), counter: 0))
        match.log.insert(match.event(.left(match.ana), counter: 0, sequence: 2))
        #expect(match.state.score.text == "1-0")
        #expect(match.participants.map(\.isPresent) == [false, true, true])
    }

    @Test mutating func `the first end counts that is not void`() {
        let first = match.add(.ended)
        let firstEnd = match.time.now()
        match.add(.ended, after: 60)
        #expect(match.state.endedAt == firstEnd)
        match.add(.voided(first))
        #expect(match.state.endedAt == match.time.now())
        match.undo()
        #expect(match.state.endedAt == match.time.now())
    }

    @Test mutating func `a match whose end is void is in progress, and its clock runs on`() {
        match.add(.clockStarted)
        let end = match.add(.ended, after: 60)
        match.add(.voided(end), after: 60)
        #expect(match.state.endedAt == nil)
        #expect(match.state.clock.remaining(at: match.time.now()) == .seconds(480))
    }

    @Test mutating func `a deletion can be undone`() {
        match.add(.ended, .deleted)
        #expect(match.state.isDeleted)
        match.undo()
        #expect(!match.state.isDeleted)
        #expect(match.state.timeline.map(\.isVoid) == [false, true])
    }

    @Test mutating func `an unknown change has no effect`() throws {
        let state = match.state
        let kind = try decodedKind(#"{"kind":"weather","celsius":31}"#)
        match.add(kind)
        #expect(match.state == state)
        #expect(match.log.events.last?.kind == kind)
    }
}
