import Domain
import FootballUI

extension PlayerListStrings {
    /// The headings of the last gathers.
    static var gatherColumns: [String] { [date, score, result] }
    /// The headings of the names, the positions and the skills.
    static var columns: [String] { [name, position, skill] }

    static func sort(_ order: SquadOrder) -> String { sort(name(order)) }

    static func lastMatch(_ match: FinishedMatch, on date: LocalTime) -> String {
        lastMatch(
            score: match.score.text, result: outcome(match.winner),
            day: FootballStrings.day(of: date))
    }

    /// Returns the score, the remaining time and the start of a match.
    static func matchInProgress(
        _ match: Match, at moment: Moment, started time: LocalTime
    ) -> String {
        let left = MatchClockFace(match.clock, at: moment).secondsLeft
        let clock = left == 0 ? noTimeLeft : timeLeft(FootballStrings.time(left))
        return matchInProgress(
            score: match.score.text, clock: clock, day: FootballStrings.day(of: time),
            time: FootballStrings.time(of: time))
    }

    static func outcome(_ outcome: PlayerMatch.Outcome) -> String {
        switch outcome {
        case .won: wonOutcome
        case .drawn: drawnOutcome
        case .lost: lostOutcome
        }
    }

    private static func outcome(_ winner: Winner) -> String {
        switch winner {
        case .teamA: teamAOutcome
        case .teamB: teamBOutcome
        case .draw: drawOutcome
        }
    }

    private static func name(_ order: SquadOrder) -> String {
        switch order {
        case .name: orderByName
        case .position: orderByPosition
        case .skill: orderBySkill
        }
    }
}
