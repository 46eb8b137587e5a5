import TextSanitizing

/// A name that is normalized for comparing printed labels with typed text.
struct NormalizedName: Hashable {
    /// The printed name without surrounding blanks.
    let exact: String
    /// The name without case, and with an ASCII hyphen for the minus sign.
    let folded: String

    init(_ text: String) {
        exact = text.sanitized(for: .plainOutput).trimmed
        // Upper and then lower case, because of pairs such as ß and SS, σ and ς.
        let lowered = exact.uppercased().lowercased()
        folded = String(lowered.map { $0 == "−" ? "-" : $0 })
    }
}

/// Collects the numbers of the items with a name. Exact matches take precedence over those in
/// another case.
struct NameMatcher {
    private let name: NormalizedName
    private var exact: [Int] = []
    private var folded: [Int] = []

    init(_ name: NormalizedName) {
        self.name = name
    }

    var numbers: [Int] { exact.isEmpty ? folded : exact }

    mutating func check(_ label: String, number: Int) {
        let other = NormalizedName(label)
        if other.exact == name.exact {
            exact.append(number)
        } else if other.folded == name.folded {
            folded.append(number)
        }
    }
}
