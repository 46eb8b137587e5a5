import Domain
import TestSupport
import Testing

@Suite struct `Last goal of a match` {
    private let time = ManualClock()
    private let ana: Participant.ID
    private var match: Match

    init() {
        match = sampleMatch(at: time.now())
        ana = match.state.participants[0].id
    }

    private mutating func add(_ kind: MatchEvent.Kind, after seconds: Int = 0) {
        time.advance(by: .seconds(seconds))
        match.add(kind, at: time.now())
    }

    private mutating func apply(_ change: MatchChange) {
        match = change.applied(to: match, at: time.now())
    }

    private var unnamed: String? { match.goalWithoutScorer(at: time.now())?.score.text }

    @Test mutating func `only the last goal that counts can be named`() {
        #expect(match.lastGoal == nil && unnamed == nil)
        add(.goal(Goal(.a)))
        #expect(unnamed == "1-0")
        add(.goal(Goal(.b)))
        #expect(unnamed == "1-1")
        apply(.undo)
        #expect(unnamed == "1-0")
        #expect(match.lastGoal?.score.text == "1-0")
    }

    @Test mutating func `a goal with a scorer has been named, until that is undone`() {
        add(.goal(Goal(.a)))
        apply(.correctGoal(match.log.events[1].id, Goal(.a, scorer: ana)))
        #expect(unnamed == nil)
        apply(.undo)
        #expect(unnamed == "1-0")
    }

    @Test(arguments: [MatchEvent.Kind.clockStarted, .left(Participant.ID(event: firstEvent))])
    func `another change ends the naming`(kind: MatchEvent.Kind) {
        var match = match
        match.add(.goal(Goal(.a)), at: time.now())
        match.add(kind, at: time.now())
        #expect(match.goalWithoutScorer(at: time.now()) == nil)
    }

    @Test mutating func `a correction of an earlier goal ends the naming`() {
        add(.goal(Goal(.a)))
        add(.goal(Goal(.a)))
        apply(.correctGoal(match.log.events[1].id, Goal(.a, scorer: ana)))
        #expect(unnamed == nil)
    }

    @Test mutating func `while the clock runs a goal can be named for 30 seconds`() {
        add(.clockStarted)
        add(.goal(Goal(.a)), after: 60)
        time.advance(by: .seconds(29))
        #expect(unnamed == "1-0")
        time.advance(by: .seconds(1))
        #expect(unnamed == nil)
    }

    @Test mutating func `while the clock does not run a goal can be named at any time`() {
        add(.goal(Goal(.a)))
        time.advance(by: .seconds(300))
        #expect(unnamed == "1-0")
    }

    @Test mutating func `an own goal has no scorer until it is named, and is restored as it was`() {
        apply(.toggleOwnGoal)
        #expect(match.log.events.count == 1)
        add(.goal(Goal(.a, scorer: ana)))
        apply(.toggleOwnGoal)
        #expect(match.lastGoal?.countingGoal == Goal(.a, isOwnGoal: true))
        #expect(unnamed == "1-0")
        apply(.toggleOwnGoal)
        #expect(match.lastGoal?.countingGoal == Goal(.a, scorer: ana))
    }

    @Test mutating func `goals are counted for their scorers, but own goals are not`() {
        let bo = match.state.participants[1].id
        add(.goal(Goal(.a, scorer: ana)))
        add(.goal(Goal(.a, scorer: ana)))
        add(.goal(Goal(.a, scorer: bo, isOwnGoal: true)))
        add(.goal(Goal(.b)))
        #expect(match.state.goalCounts == [ana: 2])
        add(.goalCorrected(match.log.events[1].id, nil))
        #expect(match.state.goalCounts == [ana: 1])
    }

    @Test func `only a guest can be identified`() {
        let guest = match.state.participants[2].id
        let change = MatchChange.identify(guest, as: PlayerID(5)).applied(to: match, at: time.now())
        #expect(change.state.participants[2].entry.playerID == PlayerID(5))
        for id in [ana, Participant.ID(event: firstEvent, index: 9)] {
            #expect(
                MatchChange.identify(id, as: PlayerID(5)).event(in: match, at: time.now()) == nil)
        }
    }

    @Test(arguments: [(0, 1), (60_000, 1), (60_001, 2), (600_000, 10)])
    func `the first minute of the played time is 1`(milliseconds: Int64, minute: Int64) {
        var match = match
        match.add(.clockStarted, at: time.now())
        time.advance(by: .milliseconds(milliseconds))
        match.add(.goal(Goal(.a)), at: time.now())
        #expect(match.lastGoal?.minute == minute)
    }
}

private let firstEvent = MatchEvent.ID(device: testDevice, sequence: 1)
