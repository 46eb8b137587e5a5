public import Records

/// One of three teams that take turns.
public enum TeamNumber: Int, CaseIterable, Sendable {
    case first, second, third
}

extension TeamNumber: FieldValue {
    private static let numbers = Int64(1)...3

    /// A number from 1 to 3.
    public static let fieldType = FieldType.integer(numbers)

    /// Creates the team with a number from 1 to 3.
    public init?(_ value: RecordValue) {
        guard case .integer(let number) = value, Self.numbers.contains(number) else { return nil }
        self.init(rawValue: Int(number) - 1)
    }

    /// The number from 1 to 3.
    public var recordValue: RecordValue { .integer(Int64(rawValue) + 1) }
}
