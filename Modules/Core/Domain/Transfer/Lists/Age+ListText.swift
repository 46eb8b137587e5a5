extension Age {
    /// Creates an age from a text in a file, such as `31`, `31.0`, `31,0` or `31세`.
    package init?(listText text: String) {
        var rest = text[...]
        if rest.hasPrefix("만") { rest = rest.dropFirst().drop(while: \.isWhitespace) }
        let digits = rest.prefix { ($0.wholeNumberValue ?? 10) < 10 }
        rest = rest.dropFirst(digits.count)
        if let mark = rest.first, mark == "." || mark == "," {
            let zeros = rest.dropFirst().prefix { $0 == "0" }
            guard !zeros.isEmpty else { return nil }
            rest = rest.dropFirst(zeros.count + 1)
        }
        guard (1...3).contains(digits.count),
            rest.allSatisfy({ $0.isLetter || $0.isWhitespace || $0 == "." })
        else { return nil }
        let unit = String(rest).listWord
        guard unit.isEmpty || Self.units.contains(unit) else { return nil }
        self.init(digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) })
    }

    private static let units: Set<String> = [
        "years", "year", "yrs", "yearsold", "yo", "y", "세", "살", "jahre", "j", "ans", "anos",
        "anni", "jaar",
        "lat", "lata", "歳", "岁",
    ]
}
