import Domain
import TestSupport
import Testing

@testable import FootballUI

@Suite struct `Football strings` {
    @Test(arguments: [(0, "00:00"), (61, "01:01"), (6_000, "100:00")])
    func `a time has minutes and seconds`(seconds: Int64, text: String) {
        #expect(FootballStrings.time(seconds) == text)
    }

    @Test func `a date has the names of the day and the month, and a time two digits`() {
        let moment = Moment(wall: 1_794_639_900_000, uptime: 0, boot: "")
        let time = FixedTimeZone().localTime(of: moment)
        #expect(FootballStrings.day(of: time) == "Sat 14 Nov")
        #expect(FootballStrings.time(of: time) == "07:05")
    }

    @Test(arguments: [
        (Winner.teamA, "Team A wins"), (.teamB, "Team B wins"), (.draw, "A draw"),
    ])
    func `the outcome names the winner`(winner: Winner, text: String) {
        #expect(FootballStrings.outcome(winner) == text)
    }

    @Test func `several goals are counted, own goals separately`() {
        let time = ManualClock()
        var match = sampleMatch(at: time.now())
        let (bo, son) = (match.state.participants[1].id, match.state.participants[2].id)
        let goals = [Goal(.a, scorer: bo, isOwnGoal: true), Goal(.a, scorer: son)]
        for goal in goals + goals { match.add(.goal(goal), at: time.now()) }
        #expect(
            FootballStrings.scorers(match.state.goals(for: .a), of: .a)
                == "Team A: Bo (2 own goals), 손흥민 2")
        #expect(FootballStrings.scorers(match.state.goals(for: .b), of: .b) == nil)
    }

    @Test(arguments: [
        (0.0, "0"), (5, "0.05"), (33.3, "0.33"), (50, "0.5"), (125, "1.25"), (1_400, "14"),
    ])
    func `hundredths are a decimal number`(hundredths: Double, text: String) {
        #expect(FootballStrings.decimal(hundredths) == text)
    }

    @Test func `a result is shared with its scorers and line-ups`() {
        let time = ManualClock()
        var match = sampleMatch(at: time.now())
        let start = FixedTimeZone().localTime(of: match.startedAt)
        let teams = "Team A\nAna\n손흥민\n\nTeam B\nBo"
        let date = FootballStrings.date(of: start)
        #expect(match.state.sharedText(start: start) == "Team A 0 : 0 Team B\n\(date)\n\n\(teams)")
        let son = match.state.participants[2].id
        for goal in [Goal(.a, scorer: son), Goal(.b)] { match.add(.goal(goal), at: time.now()) }
        #expect(
            match.state.sharedText(start: start)
                == "Team A 1 : 1 Team B\n\(date)\n\nGoals\nTeam A: 손흥민\n\n\(teams)")
    }
}
