import Domain

extension ListHeading {
    /// Returns an evening with the facts of the heading in place of the usual ones. A time that is
    /// over, and a date on another day of the week than the written one, do not count.
    func evening(
        instead usual: Evening, at now: Moment, in timeZone: any LocalTimeZone
    ) -> Evening {
        var evening = usual
        evening.start = start(instead: usual.start, at: now, in: timeZone) ?? usual.start
        evening.place = place.flatMap { ShortText($0) } ?? usual.place
        return evening
    }

    private func start(
        instead usual: EveningStart?, at now: Moment, in timeZone: any LocalTimeZone
    ) -> EveningStart? {
        let usual = usual?.localTime(in: timeZone)
        guard let minute = minute ?? usual.map({ $0.hour * 60 + $0.minute }) else { return nil }
        let starts: [EveningStart]
        if !days.isEmpty {
            starts = days.compactMap { day in
                day.start(near: now, minute, in: timeZone)
            }.filter { start in
                let actual = start.localTime(in: timeZone).weekday
                return weekday.map { $0 == actual } ?? !needsWeekday
            }
        } else if let weekday {
            starts = Self.days(from: now, in: timeZone).filter { $0.weekday == weekday }.prefix(2)
                .compactMap { Self.start($0, minute, in: timeZone) }
                .filter { !$0.isOver(at: now) }
            return starts.first
        } else {
            starts = usual.flatMap { Self.start($0, minute, in: timeZone) }.map { [$0] } ?? []
        }
        // Two days can be meant by `3/4`.
        return starts.count == 1 ? starts.first { !$0.isOver(at: now) } : nil
    }

    /// Returns the days of two weeks, from the current one on.
    private static func days(from now: Moment, in timeZone: any LocalTimeZone) -> [LocalTime] {
        let today = timeZone.localTime(of: now)
        // Noon is the same day after a change of the clocks.
        guard
            let noon = EveningStart(
                year: today.year, month: today.month, day: today.day, minute: 12 * 60,
                in: timeZone)
        else { return [] }
        return (0..<14).compactMap { day in
            EveningStart(wall: noon.wall + day * 24 * 60 * 60 * 1_000)?.localTime(in: timeZone)
        }
    }

    private static func start(
        _ day: LocalTime, _ minute: Int, in timeZone: any LocalTimeZone
    ) -> EveningStart? {
        EveningStart(
            year: day.year, month: day.month, day: day.day, minute: minute, in: timeZone)
    }
}

extension ListHeading.Day {
    /// Returns the time of the day in the year that is written, or in the nearest one.
    fileprivate func start(
        near now: Moment, _ minute: Int, in timeZone: any LocalTimeZone
    ) -> EveningStart? {
        let current = timeZone.localTime(of: now).year
        let years = year.map { [$0] } ?? [current - 1, current, current + 1]
        return years.compactMap {
            EveningStart(year: $0, month: month, day: day, minute: minute, in: timeZone)
        }.min { abs($0.wall - now.wall) < abs($1.wall - now.wall) }
    }
}
