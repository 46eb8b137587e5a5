/// Text as a row of glyphs, measured and cut in terminal cells, always at whole characters.
enum CellText {
    /// How many cells a text takes.
    static func width(_ text: String) -> Int {
        if isPlain(text) { return text.utf8.count }
        return text.reduce(0) { $0 + Glyph($1).width }
    }

    /// The text if it fits into so many cells, or its beginning with `…` at the end.
    static func fit(_ text: String, _ limit: Int) -> String {
        guard limit > 0 else { return "" }
        if isPlain(text), text.utf8.count <= limit { return text }
        var kept = ""
        var used = 0
        // Where to cut should the text turn out to be too long.
        var cut = (text: "", used: 0)
        for character in text {
            let width = Glyph(character).width
            if used + width > limit { return cut.text + "…" }
            kept.append(character)
            used += width
            if used <= limit - 1 { cut = (kept, used) }
        }
        return kept
    }

    /// Lines of at most so many cells, broken between words where that is possible.
    static func wrap(_ text: String, _ limit: Int) -> [String] {
        guard limit > 0 else { return [] }
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ") {
                let candidate = line.isEmpty ? String(word) : line + " " + word
                if width(candidate) <= limit {
                    line = candidate
                } else {
                    if !line.isEmpty { lines.append(line) }
                    line = fit(String(word), limit)
                }
            }
            lines.append(line)
        }
        return lines
    }

    /// One cell for each byte: no need to look at characters.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }
}
