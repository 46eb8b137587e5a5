/// A part of the code that an article shows: what stands between `// snippet: name` and `// end`.
public struct Snippet: Equatable, Sendable {
    /// What the article calls it.
    public var name: String
    /// Moved to the left as far as it goes. Of a text between triple quotes, which is what something
    /// prints, the text alone.
    public var text: String

    /// A snippet.
    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// All snippets of a file, in their order.
    ///
    /// - Throws: `ArticleError` for one that does not end, or that begins within another.
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
