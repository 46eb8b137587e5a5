import TestSupport

/// A frame in the pseudo-language, in which every text of a table has accents.
struct PseudoFrame {
    /// The words that no table has: the names of keys and of the app, and the data of the samples.
    private static let knownWords: Set = [
        "Enter", "Esc", "Space", "Tab", "Backspace", "Delete", "Home", "End", "PgUp", "PgDn",
        "Ctrl",
        "Football", "Gather", "Login", "English", "Windows",
    ]

    let text: String
    private let dataWords: Set<String>

    /// - Parameter data: The texts of the user, of files and of the server that the frame may show.
    init(_ text: String, data: [String] = []) {
        self.text = text
        dataWords = Set(data.flatMap(Self.words(in:)))
    }

    /// The words that are neither in a table nor the user's own.
    var foreignWords: [String] {
        Self.words(in: text).filter { word in
            word.count > 2 && word.allSatisfy(\.isASCII)
                && word.lowercased().contains { "aceginosuy".contains($0) }
                && !Self.knownWords.contains(word) && !dataWords.contains(word)
        }
    }

    /// The texts of tables that are cut: an ellipsis after a bracket that is still open. In a text
    /// with an ellipsis of its own, the mark of longer texts or the bracket follows.
    var cutTexts: [String] {
        text.split { "\n│█".contains($0) }.flatMap { line -> [String] in
            let parts = line.split(separator: "…", omittingEmptySubsequences: false)
            return zip(parts, parts.dropFirst()).compactMap { part, next in
                let isOwn = next.hasPrefix(" ~") || next.hasPrefix("]")
                let open = part.count { $0 == "[" }
                let closed = part.count { $0 == "]" }
                return !isOwn && open > closed ? String(part) + "…" : nil
            }
        }
    }

    /// Returns the words of a text, except those that are cut.
    private static func words(in text: String) -> [String] {
        text.split { !$0.isLetter && $0 != "…" }.filter { $0.last != "…" }.map(String.init)
    }
}
