import Domain
import TestSupport
import Testing

@testable import Gather

@Suite struct `Gather strings` {
    @Test(arguments: [(3_599, "59:59"), (600, "10:00"), (65, "01:05"), (1, "00:01")])
    func `the time has two digits for minutes and for seconds`(seconds: Int, text: String) throws {
        let clock = try #require(MatchClock(duration: .seconds(seconds), state: .stopped))
        #expect(GatherStrings.time(MatchClockFace(clock, at: ManualClock().now())) == text)
    }

    @Test(arguments: [
        (1, 0, "The score is 1-0: Team A wins."), (0, 1, "The score is 0-1: Team B wins."),
        (2, 2, "The score is 2-2: a draw."),
    ])
    func `the outcome names the score and the winner`(a: Int, b: Int, text: String) throws {
        #expect(GatherStrings.outcome(try #require(Score(a: a, b: b))) == text)
    }
}
