import Domain
import FoundationEssentials
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

    @Test(arguments: [0, 1])
    func `a result in place of damaged events does not count beside them`(goals: Int) throws {
        var match = match
        let lineUp = try #require(LineUp([guest("Cy", .a)]))
        let score = try #require(Score(a: goals, b: 0))
        // In the order, its device comes before and after the one that has started the match.
        for digit in ["0", "F"] {
            let digits = [8, 4, 4, 4, 12].map { String(repeating: digit, count: $0) }
            let device = UUID(uuidString: digits.joined(separator: "-"))
            var result = MatchLog(
                MatchStart(lineUp: lineUp, score: score), at: match.time.now(),
                device: try #require(device))
            result.insert(result.next(.ended, at: match.time.now()))
            #expect(result.state.start.lineUp == lineUp && result.state.score == score)
            for event in result.events { match.log.insert(event) }
            match.add(.goal(Goal(.a)))
            #expect(match.state.start.lineUp != lineUp && match.state.endedAt == nil)
            for event in match.log.events.shuffled() { result.insert(event) }
            #expect(result.state == match.state)
        }
        #expect(match.state.score.text == "2-0")
        match.add(.ended)
        #expect(match.log.stateAtEnd?.score.text == "2-0")
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
