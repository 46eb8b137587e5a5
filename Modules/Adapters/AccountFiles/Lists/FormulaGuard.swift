/// The apostrophe before a value that a spreadsheet program would take for a formula.
enum FormulaGuard {
    private static let mark: Character = "'"

    /// Returns a value that spreadsheet programs show as text.
    static func added(to value: String) -> String {
        isDangerous(value) ? "\(mark)\(value)" : value
    }

    /// Returns the value before `added(to:)`.
    static func removed(from value: String) -> String {
        value.first == mark && isDangerous(value) ? String(value.dropFirst()) : value
    }

    /// Returns whether a formula begins after any number of apostrophes. A value with an apostrophe
    /// of its own gets another one, so that the two can be told apart.
    private static func isDangerous(_ value: String) -> Bool {
        value.unicodeScalars.first { $0 != "'" }.map { "=+-@\t\r".unicodeScalars.contains($0) }
            ?? false
    }
}
