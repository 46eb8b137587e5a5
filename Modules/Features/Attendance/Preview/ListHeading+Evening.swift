import Domain

extension ListHeading {
    /// The largest number of milliseconds until an evening whose date is read: half a year. Other
    /// dates are misread.
    private static let horizon: Int64 = 183 * 24 * 60 * 60 * 1_000
    /// The number of milliseconds after its start for which an evening can be the one of a list.
    private static let lateness: Int64 = 2 * 60 * 60 * 1_000

    /// Returns the evening with the facts of the heading in place of the usual ones.
    func evening(
        replacing usual: Evening, at now: Moment, in timeZone: any LocalTimeZone
    ) -> Evening {
        var evening = usual
        evening.start = start(replacing: usual.start, at: now, in: timeZone) ?? usual.start
        evening.place = place.flatMap { ShortText($0) } ?? usual.place
        evening.places = placeCount.flatMap { PlaceCount($0) } ?? usual.places
        return evening
    }

    /// Returns whether the heading names another day than that of an evening.
    func isOnOtherDay(
        than evening: Evening, at now: Moment, in timeZone: any LocalTimeZone
    ) -> Bool {
        guard !days.isEmpty || weekday != nil, let known = evening.start,
            let start = start(replacing: known, at: now, in: timeZone)
        else { return false }
        // `Tuesday` can be any Tuesday.
        if days.isEmpty, known.localTime(in: timeZone).weekday == weekday { return false }
        return !known.isOnSameDay(as: start, in: timeZone)
    }

    /// Returns the start of the heading; nil if it is not clear, has passed, or is more than half a
    /// year ahead.
    private func start(
        replacing usual: EveningStart?, at now: Moment, in timeZone: any LocalTimeZone
    ) -> EveningStart? {
        let usual = usual?.localTime(in: timeZone)
        guard let minute = minute ?? usual.map({ $0.hour * 60 + $0.minute }) else { return nil }
        let isPossible = { (start: EveningStart) in
            (-Self.lateness...Self.horizon).contains(start.wall - now.wall)
        }
        let dated = days.compactMap { $0.start(near: now, minute, in: timeZone) }.filter { start in
            weekday.map { $0 == start.localTime(in: timeZone).weekday } ?? !needsWeekday
        }
        // Without the day of the week, a fraction is no date.
        if !days.isEmpty, !dated.isEmpty || !needsWeekday {
            let possible = dated.filter(isPossible)
            // Two days can be meant by `3/4`.
            return possible.count == 1 ? possible.first : nil
        }
        let localDays =
            weekday.map { weekday in
                Self.days(from: now, in: timeZone).filter { $0.weekday == weekday }
            } ?? [usual].compactMap(\.self)
        return localDays.lazy.compactMap { day in
            EveningStart(
                year: day.year, month: day.month, day: day.day, minute: minute, in: timeZone)
        }.first(where: isPossible)
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
