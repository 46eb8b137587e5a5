package import Domain

/// Texts about matches and dates that several features show.
package enum FootballStrings {
    static let pitch = "Pitch"
    package static let timeline = "What happened"
    static let leave = "Leave"
    static let `return` = "Return"
    static let addToSquad = "Add to squad"
    /// The mark of a participant who has left.
    static let left = "left"

    /// The names of the months, from January.
    package static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    /// The names of the days of the week, from Sunday.
    package static let weekdays = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
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
        "\(weekdays[time.weekday].prefix(3)) \(time.day) \(months[time.month - 1].prefix(3))"
    }

    /// Returns the time of the day, such as `19:30`.
    package static func time(of time: LocalTime) -> String {
        digits(Int64(time.hour), Int64(time.minute))
    }

    /// Returns the day, the year and the time of the day, such as `Sat 14 Nov 2026, 19:30`.
    package static func date(of time: LocalTime) -> String {
        "\(day(of: time)) \(time.year), \(self.time(of: time))"
    }

    /// Returns a number of seconds as minutes and seconds, such as `08:42`.
    package static func time(_ seconds: Int64) -> String {
        let (minutes, seconds) = seconds.quotientAndRemainder(dividingBy: 60)
        return digits(minutes, seconds)
    }

    private static func digits(_ first: Int64, _ second: Int64) -> String {
        [first, second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    /// Returns a sentence about the winner.
    package static func outcome(_ winner: Winner) -> String {
        switch winner {
        case .teamA: "\(name(of: .a)) wins"
        case .teamB: "\(name(of: .b)) wins"
        case .draw: "A draw"
        }
    }

    /// Returns the scorers of a team; nil if none is known.
    package static func scorers(_ goals: [GoalTally], of team: Team) -> String? {
        guard !goals.isEmpty else { return nil }
        return "\(name(of: team)): \(goals.map(scorer).joined(separator: ", "))"
    }

    private static func scorer(_ goals: GoalTally) -> String {
        let name = goals.scorer.entry.name
        switch (goals.areOwnGoals, goals.count) {
        case (false, 1): return name
        case (false, let count): return "\(name) \(count)"
        case (true, 1): return "\(name) (own goal)"
        case (true, let count): return "\(name) (\(count) own goals)"
        }
    }

    static func playsAlready(_ name: String) -> String {
        "\(name) is in the squad and plays in this gather: add the guest with another name."
    }

    static func goals(_ count: Int) -> String { count == 1 ? "1 goal" : "\(count) goals" }

    static func name(of id: Participant.ID, _ match: MatchState) -> String {
        match.participant(id)?.entry.name ?? "a player"
    }
}
