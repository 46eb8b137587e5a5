import TerminalUI

/// The answers of a terminal that the program has not used yet.
struct TerminalAnswers {
    /// The last question, which every terminal answers (DA1), so that one without answers to the
    /// others is recognized at once.
    static let lastQuery = "\u{1B}[c"

    /// The kind of background; nil without an answer.
    var background: Theme.Background?
    /// The width of ambiguous characters; nil without an answer.
    var ambiguousWidth: AmbiguousWidth?
}
