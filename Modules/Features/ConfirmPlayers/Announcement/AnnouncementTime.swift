import Domain
package import Records

/// The time at which teams were sent to the players.
package struct AnnouncementTime: FieldValue, Comparable {
    /// The time for which an announcement counts. It ends before the same evening of the next week.
    private static let lifetime: Int64 = 6 * 24 * 60 * 60 * 1_000
    /// The years from 1970 to 9999.
    private static let allowed: ClosedRange<Int64> = 0...253_402_300_799_999
    /// The time of an announcement that no longer counts.
    static let longAgo = AnnouncementTime(wall: allowed.lowerBound)

    /// Milliseconds since 1970-01-01 00:00 UTC.
    private let wall: Int64

    private init(wall: Int64) {
        self.wall = wall
    }

    /// Creates the time of a moment.
    init(_ moment: Moment) {
        wall = min(max(moment.wall, Self.allowed.lowerBound), Self.allowed.upperBound)
    }

    package init?(_ value: RecordValue) {
        guard case .integer(let number) = value, Self.allowed.contains(number) else { return nil }
        wall = number
    }

    package static let fieldType = FieldType.integer(allowed)

    package var recordValue: RecordValue { .integer(wall) }

    package static func < (left: Self, right: Self) -> Bool { left.wall < right.wall }

    /// Returns whether the announcement still counts. One of the future, by a wrong clock of
    /// another device, counts as long.
    func isCurrent(at now: Moment) -> Bool { abs(now.wall - wall) < Self.lifetime }
}
