import TerminalUI
import TextSanitizing

/// A name that is normalized for comparing printed labels with typed text.
struct NormalizedName: Hashable {
    /// The printed name without surrounding blanks.
    let exact: String
    /// The name without case, and with the marks of ASCII, which a terminal may show.
    let folded: String

    init(_ text: String) {
        exact = text.sanitized(for: .plainOutput).trimmed
        // Upper and then lower case, because of pairs such as ß and SS, σ and ς.
        let lowered = exact.uppercased().lowercased()
        folded = Repertoire.asciiMarks.marked(lowered)
    }
}
