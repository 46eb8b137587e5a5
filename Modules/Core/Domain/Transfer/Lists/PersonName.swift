/// A name in parts, as spreadsheets have it.
package struct PersonName {
    private let first: String
    private let middle: String
    private let last: String

    /// Creates a name. Missing parts are empty.
    package init(first: String, middle: String, last: String) {
        self.first = first
        self.middle = middle
        self.last = last
    }

    /// The parts in the order of their language: `Ana de Silva`, but `손흥민` and `李明`.
    package var text: String {
        let letters = (first + last).unicodeScalars.filter(\.properties.isAlphabetic)
        if middle.isEmpty, letters.allSatisfy(\.hasFamilyNameFirst) { return last + first }
        return [first, middle, last].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension Unicode.Scalar {
    /// True if names in this script begin with the family name, without a space.
    fileprivate var hasFamilyNameFirst: Bool {
        switch value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: true  // Hangul
        case 0x3040...0x30FF: true  // kana
        default: properties.isIdeographic
        }
    }
}
