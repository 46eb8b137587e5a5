import TextSanitizing

/// A name that is normalised for comparing printed labels with typed text.
struct Name: Hashable {
    /// The printed name without surrounding blanks.
    let exact: String
    /// The name without case, and with an ASCII hyphen for the minus sign.
    let folded: String

    init(_ text: String) {
        exact = Self.trimmed(text.sanitized(for: .plainOutput))
        // Upper and then lower case, because of pairs such as ß and SS, σ and ς.
        let lowered = exact.uppercased().lowercased()
        folded = String(lowered.map { $0 == "−" ? "-" : $0 })
    }

    static func trimmed(_ text: some StringProtocol) -> String {
        guard let first = text.firstIndex(where: { !$0.isWhitespace }),
            let last = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(text[first...last])
    }
}

/// Collects the numbers of the items with a name. Exact matches take precedence over those in
/// another case.
struct NameMatcher {
    private let name: Name
    private var exact: [Int] = []
    private var folded: [Int] = []

    init(_ name: Name) {
        self.name = name
    }

    var numbers: [Int] { exact.isEmpty ? folded : exact }

    mutating func check(_ label: String, number: Int) {
        let other = Name(label)
        if other.exact == name.exact {
            exact.append(number)
        } else if other.folded == name.folded {
            folded.append(number)
        }
    }
}
