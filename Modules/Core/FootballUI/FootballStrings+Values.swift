package import Domain

extension FootballStrings {
    /// Returns the short name of a month.
    ///
    /// - Parameter month: The number of the month, from 1.
    package static func shortName(ofMonth month: Int) -> String {
        switch month {
        case 1: january
        case 2: february
        case 3: march
        case 4: april
        case 5: may
        case 6: june
        case 7: july
        case 8: august
        case 9: september
        case 10: october
        case 11: november
        default: december
        }
    }

    private static func shortName(ofWeekday weekday: Int) -> String {
        switch weekday {
        case 0: sunday
        case 1: monday
        case 2: tuesday
        case 3: wednesday
        case 4: thursday
        case 5: friday
        default: saturday
        }
    }

    /// Returns the name of a team.
    package static func name(of team: Team) -> String {
        switch team {
        case .a: teamA
        case .b: teamB
        }
    }

    /// Returns the label of an action that moves a participant to a team.
    package static func changeSides(to team: Team) -> String { changeSides(name(of: team)) }

    /// Returns the weekday, the day and the month, such as `Sat 14 Nov`.
    package static func day(of time: LocalTime) -> String {
        dayAndMonth(
            weekday: shortName(ofWeekday: time.weekday), day: time.day,
            month: shortName(ofMonth: time.month))
    }

    /// Returns the time of the day, such as `19:30`.
    package static func time(of time: LocalTime) -> String {
        digits(Int64(time.hour), Int64(time.minute))
    }

    /// Returns the day, the year and the time of the day, such as `Sat 14 Nov 2026, 19:30`.
    package static func date(of time: LocalTime) -> String {
        date(day: day(of: time), year: "\(time.year)", time: self.time(of: time))
    }

    /// Returns the day, the year and the time of the day without the weekday, such as
    /// `14 Nov 2026, 19:30`.
    package static func dateWithoutWeekday(of time: LocalTime) -> String {
        dateWithoutWeekday(
            day: time.day, month: shortName(ofMonth: time.month), year: "\(time.year)",
            time: self.time(of: time))
    }

    /// Returns a number of seconds as minutes and seconds, such as `08:42`.
    package static func time(_ seconds: Int64) -> String {
        let (minutes, seconds) = seconds.quotientAndRemainder(dividingBy: 60)
        return digits(minutes, seconds)
    }

    /// Returns a number of hundredths as a decimal number, such as `14` or `0.5`.
    package static func decimal(_ hundredths: Double) -> String {
        let (whole, rest) = Int(hundredths.rounded()).quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(whole)" }
        if rest.isMultiple(of: 10) { return "\(whole).\(rest / 10)" }
        return rest < 10 ? "\(whole).0\(rest)" : "\(whole).\(rest)"
    }

    private static func digits(_ first: Int64, _ second: Int64) -> String {
        [first, second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    /// Returns a sentence about the winner.
    package static func outcome(_ winner: Winner) -> String {
        switch winner {
        case .teamA: wins(name(of: .a))
        case .teamB: wins(name(of: .b))
        case .draw: draw
        }
    }

    /// Returns the scorers of a team; nil if none is known.
    package static func scorers(_ goals: [GoalTally], of team: Team) -> String? {
        guard !goals.isEmpty else { return nil }
        return scorers(
            team: name(of: team), names: goals.map(scorer).joined(separator: ", "))
    }

    private static func scorer(_ goals: GoalTally) -> String {
        let name = goals.scorer.entry.name
        switch (goals.areOwnGoals, goals.count) {
        case (false, 1): return name
        case (false, let count): return "\(name) \(count)"
        case (true, 1): return ownGoalScorer(name)
        case (true, let count): return ownGoalsScorer(name: name, count: count)
        }
    }

    static func name(of id: Participant.ID, _ match: MatchState) -> String {
        match.participant(id)?.entry.name ?? anyPlayer
    }
}
