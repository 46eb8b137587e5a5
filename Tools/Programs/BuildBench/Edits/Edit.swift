import Measuring

/// A change of a source file that is another one each time.
enum Edit {
    /// A statement more inside a function.
    case body
    /// A requirement more of a feature's `…Navigation`, and a default for it: whoever answers the
    /// feature need not change, and has to be compiled again.
    case contract(of: String)

    /// - Parameter number: makes it another change.
    /// - Returns: nil where the text has no place for it.
    func applied(to text: String, number: Int) -> String? {
        switch self {
        case .body: BodyChange(in: text)?.applied(number: number)
        case .contract(let feature): Self.requirement(number, of: "\(feature)Navigation", in: text)
        }
    }

    private static func requirement(
        _ number: Int, of contract: String, in text: String
    ) -> String? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start = lines.firstIndex { line in
            line.split { !$0.isLetter && !$0.isNumber }.contains { $0 == contract }
                && line.contains("protocol ") && line.hasSuffix("{")
        }
        guard let start else { return nil }
        let requirement = "func measuredChange\(number)()"
        lines.insert("    \(requirement)", at: start + 1)
        lines += ["extension \(contract) {", "    public \(requirement) {}", "}", ""]
        return lines.joined(separator: "\n")
    }
}
