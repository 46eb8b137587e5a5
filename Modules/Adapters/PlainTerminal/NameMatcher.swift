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
