import Domain
import TestSupport
import Testing

@Suite struct `Goal tally` {
    private let time = ManualClock()

    @Test func `goals that count are listed by scorer and team, own goals separately`() {
        var match = sampleMatch(at: time.now())
        let (ana, bo) = (match.state.participants[0].id, match.state.participants[1].id)
        let goals = [
            Goal(.a, scorer: ana), Goal(.a), Goal(.a, scorer: bo, isOwnGoal: true),
            Goal(.a, scorer: ana), Goal(.b, scorer: bo), Goal(.b, scorer: ana, isOwnGoal: true),
        ]
        for goal in goals { match.add(.goal(goal), at: time.now()) }
        match.add(.voided(match.log.events[5].id), at: time.now())
        match.add(.goalCorrected(match.log.events[6].id, nil), at: time.now())
        let tallies = match.state.goals(for: .a)
        #expect(tallies.map(\.scorer.entry.name) == ["Ana", "Bo"])
        #expect(tallies.map(\.areOwnGoals) == [false, true])
        #expect(tallies.map(\.count) == [2, 1])
        #expect(match.state.goals(for: .b).isEmpty)
    }

    @Test func `the goals of a player who returns are one tally`() {
        var match = sampleMatch(at: time.now())
        let ana = match.state.participants[0]
        match.add(.goal(Goal(.a, scorer: ana.id)), at: time.now())
        match.add(.left(ana.id), at: time.now())
        match.add(.joined(ana.entry), at: time.now())
        let again = Participant.ID(event: match.log.events[3].id)
        match.add(.goal(Goal(.a, scorer: again)), at: time.now())
        #expect(match.state.goals(for: .a).map(\.count) == [2])
    }

    @Test func `a scorer can arrive after the goal`() {
        var match = sampleMatch(at: time.now())
        match.add(.goal(Goal(.a)), at: time.now())
        match.add(
            .joined(LineUpEntry(playerID: nil, name: "Dora", position: nil, team: .a)),
            at: time.now())
        let dora = Participant.ID(event: match.log.events[2].id)
        match.add(
            .goalCorrected(match.log.events[1].id, Goal(.a, scorer: dora)), at: time.now())
        #expect(match.state.goalCounts == [dora: 1])
    }

    @Test func `the played time counts only while the clock runs`() {
        var match = sampleMatch(at: time.now())
        #expect(match.state.played == .zero)
        match.add(.clockStarted, at: time.now())
        time.advance(by: .seconds(90))
        match.add(.clockPaused, at: time.now())
        time.advance(by: .seconds(60))
        match.add(.ended, at: time.now())
        #expect(match.state.played == .seconds(90))
    }
}
