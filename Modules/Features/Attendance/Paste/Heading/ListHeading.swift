/// The date, the time and the place that stand above the names of a pasted list. Each of them is
/// empty if it is missing or can be understood in several ways.
struct ListHeading: Hashable, Sendable {
    /// A day as it is written.
    struct Day: Hashable, Sendable {
        /// The year; nil if it is not written.
        var year: Int?
        let month: Int
        let day: Int

        /// Creates a day, or returns nil for numbers that no day has.
        init?(year: Int? = nil, month: Int, day: Int) {
            guard (1...12).contains(month), (1...31).contains(day) else { return nil }
            self.year = year
            self.month = month
            self.day = day
        }
    }

    /// The days that can be meant, such as March 4 and April 3 for `3/4`.
    var days: [Day] = []
    /// True if the days can be a fraction such as the one of `12/14 players`, unless the day of the
    /// week is theirs.
    var needsWeekday = false
    /// The day of the week: 0 for Sunday.
    var weekday: Int?
    /// The time of day in minutes after midnight.
    var minute: Int?
    var place: String?
    /// The number of people who can play.
    var placeCount: Int?
}
