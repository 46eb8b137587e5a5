package import Records

/// The number of people who can play on an evening, from 2 to 100.
package struct PlaceCount: FieldValue {
    private static let allowed = 2...100
    /// The number of places of an evening about which nothing is known: two teams of seven.
    static let usual = PlaceCount(unchecked: 14)

    /// The number.
    let count: Int

    private init(unchecked count: Int) {
        self.count = count
    }

    /// Creates a number, or returns nil if it is out of range.
    init?(_ count: Int) {
        guard Self.allowed.contains(count) else { return nil }
        self.count = count
    }

    /// Creates the number of a text such as `14` or `2 × 7`, or returns nil for another text.
    init?(text: String) {
        let factors = text.split(omittingEmptySubsequences: false) { "x×*·".contains($0) }
            .map { part in
                let words = part.split(whereSeparator: \.isWhitespace)
                return words.count == 1 ? Int(words[0]) : nil
            }
        guard (1...2).contains(factors.count), factors.allSatisfy({ (1...100).contains($0 ?? 0) })
        else { return nil }
        self.init(factors.compactMap(\.self).reduce(1, *))
    }

    package init?(_ value: RecordValue) {
        guard case .integer(let number) = value, let count = Int(exactly: number) else {
            return nil
        }
        self.init(count)
    }

    package static let fieldType = FieldType.integer(
        Int64(allowed.lowerBound)...Int64(allowed.upperBound))

    package var recordValue: RecordValue { .integer(Int64(count)) }
}
