package import Records

/// The place of a member among those of a plan, from 1.
package struct MemberPlace: FieldValue {
    private static let allowed = Int64(1)...1_000
    /// The place after all others.
    static let last = MemberPlace(number: allowed.upperBound)

    private let number: Int64

    private init(number: Int64) {
        self.number = number
    }

    /// Creates the place with an index from 0 on.
    init(index: Int) {
        self.init(number: min(Int64(index) + 1, Self.allowed.upperBound))
    }

    package init?(_ value: RecordValue) {
        guard case .integer(let number) = value, Self.allowed.contains(number) else { return nil }
        self.init(number: number)
    }

    package static let fieldType = FieldType.integer(allowed)

    package var recordValue: RecordValue { .integer(number) }
}
