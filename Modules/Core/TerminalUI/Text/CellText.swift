/// Measures, cuts and wraps text in terminal cells, always between characters.
enum CellText {
    /// Returns the width of a text in cells.
    static func width(_ text: String) -> Int {
        if isPlain(text) { return text.utf8.count }
        return text.reduce(0) { $0 + Glyph($1).width }
    }

    /// Returns the glyphs of a text, or its beginning followed by `…` if it is wider than the
    /// limit.
    static func glyphs(_ text: String, _ limit: Int) -> [Glyph] {
        guard limit > 0 else { return [] }
        var glyphs: [Glyph] = []
        var used = 0
        // The number of glyphs that leave room for `…`.
        var cut = 0
        for character in text {
            let glyph = Glyph(character)
            guard glyph.width > 0 else { continue }
            if used + glyph.width > limit {
                return glyphs.prefix(cut) + [Glyph.ellipsis]
            }
            glyphs.append(glyph)
            used += glyph.width
            if used < limit { cut = glyphs.count }
        }
        return glyphs
    }

    /// Wraps a text into lines of at most `limit` cells, between words where possible.
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
                    var parts = pieces(of: word, limit)
                    line = parts.popLast() ?? ""
                    lines += parts
                }
            }
            lines.append(line)
        }
        return lines
    }

    /// Cuts a word into pieces of at most `limit` cells. Scripts without blanks wrap this way.
    private static func pieces(of word: Substring, _ limit: Int) -> [String] {
        var pieces: [String] = []
        var piece = ""
        var used = 0
        for character in word {
            let width = Glyph(character).width
            if used + width > limit, !piece.isEmpty {
                pieces.append(piece)
                piece = ""
                used = 0
            }
            piece.append(character)
            used += width
        }
        return pieces + [piece]
    }

    /// Returns whether a text is printable ASCII, which takes one cell for each byte.
    static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }
}
