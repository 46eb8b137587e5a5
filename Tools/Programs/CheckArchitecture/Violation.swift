/// A violation of a rule.
struct Violation: Equatable, CustomStringConvertible {
    let rule: Rule
    /// The file or folder, relative to the package's folder.
    let path: String
    /// The line number, from 1.
    let line: Int
    /// The violation and its remedy.
    let message: String

    init(_ rule: Rule, at path: String, line: Int = 1, _ message: String) {
        self.rule = rule
        self.path = path
        self.line = line
        self.message = message
    }

    /// The violation in the format of compiler errors, which editors recognize.
    var description: String { "\(path):\(line): \(rule.rawValue): \(message)" }
}

extension Violation: Comparable {
    static func < (one: Self, other: Self) -> Bool {
        (one.path, one.line, one.rule.rawValue, one.message)
            < (other.path, other.line, other.rule.rawValue, other.message)
    }
}
