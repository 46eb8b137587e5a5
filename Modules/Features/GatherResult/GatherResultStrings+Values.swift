import Domain
import FootballUI

extension GatherResultStrings {
    /// Returns the day of a match and the times of its start and its end, with their offsets from
    /// UTC if the clocks were changed meanwhile.
    static func times(_ start: LocalTime, _ end: LocalTime) -> String {
        let isChanged = start.utcOffset != end.utcOffset
        let times = [start, end].map { time in
            FootballStrings.time(of: time) + (isChanged ? " (\(offset(of: time)))" : "")
        }
        return self.times(
            day: FootballStrings.day(of: start), start: times[0], end: times[1])
    }

    /// Returns the offset of a time from UTC, such as `UTC+2` or `UTC-3:30`.
    private static func offset(of time: LocalTime) -> String {
        let (hours, minutes) = (abs(time.utcOffset) / 60).quotientAndRemainder(dividingBy: 60)
        let rest = minutes == 0 ? "" : minutes < 10 ? ":0\(minutes)" : ":\(minutes)"
        return "UTC\(time.utcOffset < 0 ? "-" : "+")\(hours)\(rest)"
    }

    /// Returns the team that stays or leaves after a draw; nil after a victory.
    static func rotation(_ staying: Team, _ reason: Rotation.Reason) -> String? {
        switch reason {
        case .victory: nil
        case .playedLonger: leaves(FootballStrings.name(of: staying.other))
        case .draw: stays(FootballStrings.name(of: staying))
        }
    }
}
