package import Records

/// A time of the wall clock that a record contains.
package struct Timestamp: FieldValue, Comparable {
    /// The values of `wall`, in the years from 1970 to 9999.
    package static let allowed: ClosedRange<Int64> = 0...253_402_300_799_999
    /// The first time, in place of a damaged one.
    package static let earliest = Timestamp(wall: allowed.lowerBound)

    /// Milliseconds since 1970-01-01 00:00 UTC.
    package let wall: Int64

    private init(wall: Int64) {
        self.wall = wall
    }

    /// Creates the time of a moment, or the nearest one in the years from 1970 to 9999.
    package init(_ moment: Moment) {
        self.init(wall: min(max(moment.wall, Self.allowed.lowerBound), Self.allowed.upperBound))
    }

    /// Creates a time, or returns nil if it is not in the years from 1970 to 9999.
    package init?(_ value: RecordValue) {
        guard case .integer(let number) = value, Self.allowed.contains(number) else { return nil }
        self.init(wall: number)
    }

    /// A number in `allowed`.
    package static let fieldType = FieldType.integer(allowed)

    /// The number of milliseconds.
    package var recordValue: RecordValue { .integer(wall) }

    package static func < (left: Self, right: Self) -> Bool { left.wall < right.wall }
}
