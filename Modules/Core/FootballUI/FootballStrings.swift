package import Domain

/// Texts about matches and dates that several features show.
package enum FootballStrings {
    static let pitch = "Pitch"
    static let timeline = "What happened"
    /// The mark of a participant who has left.
    static let left = "left"

    /// The names of the months, from January.
    package static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    /// Returns the name of a team.
    package static func name(of team: Team) -> String {
        switch team {
        case .a: "Team A"
        case .b: "Team B"
        }
    }

    /// Returns the label of an action that moves a participant to a team.
    package static func changeSides(to team: Team) -> String { "To \(name(of: team))" }

    /// Returns the weekday, the day and the month, such as `Sat 14 Nov`.
    package static func day(of time: LocalTime) -> String {
        let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        return "\(weekdays[time.weekday]) \(time.day) \(months[time.month - 1].prefix(3))"
    }

    /// Returns the time of the day, such as `19:30`.
    package static func time(of time: LocalTime) -> String {
        digits(Int64(time.hour), Int64(time.minute))
    }

    /// Returns a number of seconds as minutes and seconds, such as `08:42`.
    package static func time(_ seconds: Int64) -> String {
        let (minutes, seconds) = seconds.quotientAndRemainder(dividingBy: 60)
        return digits(minutes, seconds)
    }

    private static func digits(_ first: Int64, _ second: Int64) -> String {
        [first, second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    static func goals(_ count: Int) -> String { count == 1 ? "1 goal" : "\(count) goals" }

    static func name(of id: Participant.ID, _ match: MatchState) -> String {
        match.participant(id)?.entry.name ?? "a player"
    }
}
