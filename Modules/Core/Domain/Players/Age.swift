public import Records

/// The age of a player in whole years, from 1 to 120.
public struct Age: FieldValue {
    /// The accepted numbers of years.
    public static let allowed = 1...120

    /// The number of years.
    public let years: Int

    /// Creates an age, or returns nil if the number is outside the allowed range.
    public init?(_ years: Int) {
        guard Self.allowed.contains(years) else { return nil }
        self.years = years
    }

    /// Creates an age of a number of years, or returns nil for another value.
    public init?(_ value: RecordValue) {
        guard case .integer(let number) = value else { return nil }
        self.init(Int(number))
    }

    /// A whole number in the allowed range.
    public static let fieldType = FieldType.integer(
        Int64(allowed.lowerBound)...Int64(allowed.upperBound))

    /// The number of years.
    public var recordValue: RecordValue { .integer(Int64(years)) }
}
