/// A broken rule, at a place to look at.
struct Finding: Equatable, CustomStringConvertible {
    let rule: Rule
    /// From the top of the package.
    let path: String
    /// Counted from 1.
    let line: Int
    /// What is wrong, and what to do about it where that is not plain.
    let sentence: String

    init(_ rule: Rule, at path: String, line: Int = 1, _ sentence: String) {
        self.rule = rule
        self.path = path
        self.line = line
        self.sentence = sentence
    }

    /// In the form that editors and compilers use.
    var description: String { "\(path):\(line): \(rule.rawValue): \(sentence)" }
}

extension Finding: Comparable {
    /// By file and line.
    static func < (one: Self, other: Self) -> Bool {
        (one.path, one.line, one.rule.rawValue, one.sentence)
            < (other.path, other.line, other.rule.rawValue, other.sentence)
    }
}
