/// What something is called, made fit for comparing what is printed with what is typed.
struct Name: Hashable {
    /// As it is printed, without blanks around it.
    let exact: String
    /// Without the difference of upper and lower case, and with the minus that keyboards have.
    let folded: String

    init(_ text: String) {
        exact = Self.trimmed(PrintedText.clean(text))
        // Both ways, because case is not one to one: ß and SS, σ and ς.
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

/// The numbers of all that has a name. What is spelt exactly so goes before what differs in case.
struct NameSearch {
    private let name: Name
    private var exact: [Int] = []
    private var folded: [Int] = []

    init(_ name: Name) {
        self.name = name
    }

    var numbers: [Int] { exact.isEmpty ? folded : exact }

    mutating func look(at label: String, number: Int) {
        let other = Name(label)
        if other.exact == name.exact {
            exact.append(number)
        } else if other.folded == name.folded {
            folded.append(number)
        }
    }
}
