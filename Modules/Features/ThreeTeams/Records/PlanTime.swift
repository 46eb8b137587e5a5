import Domain
package import Records

/// The time at which a plan was made.
package struct PlanTime: FieldValue, Comparable {
    /// The years from 1970 to 9999.
    private static let allowed: ClosedRange<Int64> = 0...253_402_300_799_999
    /// The time before all others.
    static let unknown = PlanTime(wall: allowed.lowerBound)

    /// Milliseconds since 1970-01-01 00:00 UTC.
    let wall: Int64

    private init(wall: Int64) {
        self.wall = wall
    }

    /// Creates the time of a moment, or the nearest one in the years from 1970 to 9999.
    init(_ moment: Moment) {
        self.init(wall: min(max(moment.wall, Self.allowed.lowerBound), Self.allowed.upperBound))
    }

    package init?(_ value: RecordValue) {
        guard case .integer(let number) = value, Self.allowed.contains(number) else { return nil }
        self.init(wall: number)
    }

    package static let fieldType = FieldType.integer(allowed)

    package var recordValue: RecordValue { .integer(wall) }

    package static func < (left: Self, right: Self) -> Bool { left.wall < right.wall }
}
