/// A part of the code that an article shows: the lines between `// snippet: name` and `// end`.
public struct Snippet: Equatable, Sendable {
    /// The name of the snippet and of its listing.
    public var name: String
    /// The lines without their common indentation. A snippet that is one multiline string literal
    /// has the text of the string.
    public var text: String

    /// Creates a snippet.
    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// Returns the snippets of a file in their order.
    ///
    /// - Throws: `ArticleError` for a snippet that has no end or contains the start of another.
    public static func all(in code: String) throws(ArticleError) -> [Snippet] {
        var snippets: [Snippet] = []
        var open: (name: String, lines: [Substring])?
        for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
            let content = line.drop { $0 == " " }
            if content.hasPrefix("// snippet: ") {
                if let open { throw .noEnd(open.name) }
                open = (String(content.dropFirst("// snippet: ".count)), [])
            } else if content == "// end", let (name, lines) = open {
                snippets.append(Snippet(name: name, text: text(of: lines)))
                open = nil
            } else {
                open?.lines.append(line)
            }
        }
        if let open { throw .noEnd(open.name) }
        return snippets
    }

    private static func text(of lines: [Substring]) -> String {
        let quotes = "\"\"\""
        let isPrinted =
            lines.first?.hasSuffix(quotes) == true && lines.last?.hasSuffix(quotes) == true
        let shown = isPrinted ? Array(lines.dropFirst().dropLast()) : lines
        let indent = shown.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return shown.map { $0.dropFirst(indent) }.joined(separator: "\n")
    }
}
