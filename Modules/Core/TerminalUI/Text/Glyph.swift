import CWidth

/// A character as it is drawn, and how many cells it takes.
///
/// Terminals disagree about emoji that are joined from several: some draw one picture, others each
/// part. So that the rest of the line stands where we think it does, only the first part is drawn:
/// a family shows as one of its members. What is stored keeps all of it.
struct Glyph {
    let character: Character
    let width: Int

    init(_ character: Character) {
        if let ascii = character.asciiValue, character.utf8.count == 1 {
            self.character = (0x20..<0x7F).contains(ascii) ? character : "\u{FFFD}"
            width = 1
            return
        }
        self = Self.wide(character)
    }

    private init(character: Character, width: Int) {
        self.character = character
        self.width = width
    }

    private static func wide(_ character: Character) -> Glyph {
        _ = TextLocale.isUnicode
        var kept = String.UnicodeScalarView()
        var width = 0
        let isEmoji = character.unicodeScalars.count > 1 && isJoinedEmoji(character)
        for scalar in character.unicodeScalars {
            if isEmoji, width > 0 { break }
            let cells = self.cells(of: scalar)
            // A text-presentation heart and the like: the mark that asks for colour widens it in some
            // terminals only.
            guard scalar.value != 0xFE0F, kept.count < 8 else { continue }
            guard let cells else { return Glyph(character: "\u{FFFD}", width: 1) }
            kept.append(scalar)
            width += cells
        }
        if width == 0 {
            return Glyph(character: Character("\u{25CC}" + String(kept)), width: 1)
        }
        let text = String(kept)
        // Taking parts away never makes two characters of one, but only the library knows for sure.
        return Glyph(character: text.count == 1 ? Character(text) : character, width: width)
    }

    private static func isJoinedEmoji(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first, first.properties.isEmoji else {
            return false
        }
        return character.unicodeScalars.contains {
            $0.value == 0x200D || $0.properties.isEmojiModifier
        }
    }

    /// Nil for what must never reach a terminal.
    private static func cells(of scalar: Unicode.Scalar) -> Int? {
        if scalar.value == 0x200D { return 0 }
        // Marks that turn the direction of what follows would reorder the line around them.
        if (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value) {
            return nil
        }
        let cells = wcwidth(wchar_t(bitPattern: scalar.value))
        return cells < 0 ? nil : Int(cells)
    }
}
