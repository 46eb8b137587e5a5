import Domain
import TestSupport
import Testing

@testable import GatherResult

@MainActor @Suite struct `Gather result strings` {
    @Test(arguments: [
        (Winner.teamA, "Team A wins"), (.teamB, "Team B wins"), (.draw, "A draw"),
    ])
    func `the outcome names the winner`(winner: Winner, text: String) {
        #expect(GatherResultStrings.outcome(winner) == text)
    }

    @Test(arguments: [
        (Rotation.Reason.victory, nil), (.draw, "Draw: Team A stays."),
        (.playedLonger, "Draw: Team B leaves, it played longer."),
    ])
    func `a draw says who stays or leaves`(reason: Rotation.Reason, text: String?) {
        #expect(GatherResultStrings.rotation(.a, reason) == text)
    }

    @Test func `several goals are counted, own goals separately`() {
        let fixture = GatherResultFixture { match in
            let (bo, son) = (match.state.participants[1].id, match.state.participants[2].id)
            let kinds: [MatchEvent.Kind] = [
                .goal(Goal(.b, scorer: bo, isOwnGoal: true)), .goal(Goal(.b, scorer: son)),
            ]
            return kinds + kinds
        }
        let goals = fixture.match.state.goals(for: .b)
        #expect(
            GatherResultStrings.scorers(goals, of: .b) == "Team B: Bo (2 own goals), 손흥민 2")
    }
}
