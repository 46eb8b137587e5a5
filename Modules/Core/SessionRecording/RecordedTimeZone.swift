public import Domain

/// The offsets of a time zone, in a form that does not depend on the time zones of a machine.
public struct RecordedTimeZone: LocalTimeZone, Equatable {
    private struct Change: Equatable {
        /// Seconds since 1970-01-01 00:00 UTC.
        let start: Int64
        /// The seconds by which the local time is ahead of UTC from `start` on.
        let offset: Int64
    }

    /// The first offset and its changes, the earliest first.
    private let changes: [Change]

    /// Records the offsets of a time zone, from 1970 to a year after a moment.
    public init(_ zone: some LocalTimeZone, at moment: Moment) {
        func offset(at seconds: Int64) -> Int64 {
            zone.utcOffset(at: Moment(wall: seconds * 1_000, uptime: 0, boot: ""))
        }
        var changes = [Change(start: 0, offset: offset(at: 0))]
        let week: Int64 = 604_800
        for start in stride(from: 0, to: moment.wallSeconds + 53 * week, by: Int(week)) {
            var (before, after) = (start, start + week)
            guard offset(at: before) != offset(at: after) else { continue }
            while after - before > 1 {
                let middle = (before + after) / 2
                if offset(at: middle) == offset(at: before) {
                    before = middle
                } else {
                    after = middle
                }
            }
            changes.append(Change(start: after, offset: offset(at: after)))
        }
        self.changes = changes
    }

    /// Reads the text of a recording; returns nil for another text.
    init?(text: String) {
        var changes: [Change] = []
        for pair in text.split(separator: " ", omittingEmptySubsequences: false) {
            let numbers = pair.split(separator: ":", omittingEmptySubsequences: false)
                .compactMap { Int64($0) }
            // A larger offset is damage, and could overflow.
            guard numbers.count == 2, (-86_400...86_400).contains(numbers[1]) else { return nil }
            changes.append(Change(start: numbers[0], offset: numbers[1]))
        }
        self.changes = changes
    }

    /// A text such as `0:3600 323830800:7200`.
    var text: String { changes.map { "\($0.start):\($0.offset)" }.joined(separator: " ") }

    /// Returns the seconds by which the local time was ahead of UTC.
    public func utcOffset(at moment: Moment) -> Int64 {
        let seconds = moment.wallSeconds
        return (changes.last { $0.start <= seconds } ?? changes[0]).offset
    }
}
