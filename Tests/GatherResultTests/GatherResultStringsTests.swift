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

    @Test(arguments: [(0, "00:00"), (61, "01:01"), (6_000, "100:00")])
    func `the played time has minutes and seconds`(seconds: Int, text: String) {
        #expect(GatherResultStrings.time(.seconds(seconds)) == text)
    }

    @Test(arguments: [
        (Rotation.Reason.victory, "Team A stays and plays against Ana, Bo."),
        (.draw, "After the draw Team A stays and plays against Ana, Bo."),
        (
            .playedLonger,
            "After the draw Team B leaves, because it has played longer. "
                + "Team A stays and plays against Ana, Bo."
        ),
    ])
    func `the rotation names its reason`(reason: Rotation.Reason, text: String) {
        #expect(GatherResultStrings.rotation(.a, reason, ["Ana", "Bo"]) == text)
    }

    @Test func `several own goals are counted`() {
        let fixture = GatherResultFixture { match in
            let bo = match.state.participants[1].id
            return Array(repeating: .goal(Goal(.b, scorer: bo, isOwnGoal: true)), count: 2)
        }
        let goals = fixture.match.state.goals(for: .b)
        #expect(GatherResultStrings.scorers(goals, of: .b) == "Team B: Bo (2 own goals)")
    }
}
