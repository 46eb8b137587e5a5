import TerminalUI

/// The question for the width of ambiguous characters, and its answer.
enum CharacterWidth {
    /// An ambiguous character at the beginning of the second row, and the question for the position
    /// of the cursor after it (CPR). In the first row, the answer could be the key F3 with Shift.
    static let query = "\u{1B}[2;1H±\u{1B}[6n"

    /// Returns whether the parameters are those of an answer, such as `2;3`.
    static func isAnswer(_ parameters: String) -> Bool { parameters.hasPrefix("2;") }

    /// Returns the width for the parameters of an answer; nil for an unexpected one.
    static func width(_ parameters: String) -> AmbiguousWidth? {
        switch parameters {
        case "2;2": .narrow
        case "2;3": .wide
        default: nil
        }
    }
}
