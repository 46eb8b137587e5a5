package import Records

/// The place of an answer in the order in which people have answered, from 1.
package struct AnswerOrder: FieldValue, Comparable {
    private static let allowed = 1...1_000_000
    /// The place after all others.
    static let last = AnswerOrder(unchecked: allowed.upperBound)

    private let number: Int

    private init(unchecked number: Int) {
        self.number = number
    }

    /// Creates the place after some answers.
    init(after answers: some Sequence<AttendanceAnswer>) {
        let last = answers.map(\.order.number).filter { $0 < Self.allowed.upperBound }.max() ?? 0
        number = min(last + 1, Self.allowed.upperBound)
    }

    /// The next place.
    var next: AnswerOrder { AnswerOrder(unchecked: min(number + 1, Self.allowed.upperBound)) }

    package init?(_ value: RecordValue) {
        guard case .integer(let number) = value, let number = Int(exactly: number),
            Self.allowed.contains(number)
        else { return nil }
        self.number = number
    }

    package static let fieldType = FieldType.integer(
        Int64(allowed.lowerBound)...Int64(allowed.upperBound))

    package var recordValue: RecordValue { .integer(Int64(number)) }

    package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}
