/// Text as a row of glyphs, measured and cut in terminal cells, always at whole characters.
enum CellText {
    /// How many cells a text takes.
    static func width(_ text: String) -> Int {
        if isPlain(text) { return text.utf8.count }
        return text.reduce(0) { $0 + Glyph($1).width }
    }

    /// What is drawn of a text in so many cells: all of it, or its beginning with `…` at the end.
    static func glyphs(_ text: String, _ limit: Int) -> [Glyph] {
        guard limit > 0 else { return [] }
        var glyphs: [Glyph] = []
        var used = 0
        // Where to cut should the text turn out to be too long.
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
                    var parts = pieces(of: word, limit)
                    line = parts.popLast() ?? ""
                    lines += parts
                }
            }
            lines.append(line)
        }
        return lines
    }

    /// A word cut where it has to be: in scripts without blanks that is anywhere.
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

    /// One cell for each byte: no need to look at characters.
    static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }
}
