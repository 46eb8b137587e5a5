import CWidth

/// A character as it is drawn, and how many cells it takes.
///
/// Terminals disagree about emoji that are joined from several: some draw one picture, others each
/// part. So that the rest of the line stands where we think it does, only the first part is drawn:
/// a family shows as one of its members. What is stored keeps all of it.
struct Glyph {
    static let ellipsis = Glyph(character: "…", width: 1)
    private static let replacement = Glyph(character: "\u{FFFD}", width: 1)

    let character: Character
    /// 0 for what cannot be seen by nature, and is not drawn.
    let width: Int

    init(_ character: Character) {
        let scalars = character.unicodeScalars
        if let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
        {
            self = Self.simple(scalar, character)
        } else {
            self = Self.composed(character)
        }
    }

    private init(character: Character, width: Int) {
        self.character = character
        self.width = width
    }

    private static func simple(_ scalar: Unicode.Scalar, _ character: Character) -> Glyph {
        if scalar.isASCII {
            return (0x20..<0x7F).contains(scalar.value)
                ? Glyph(character: character, width: 1) : replacement
        }
        guard let cells = cells(of: scalar) else { return replacement }
        if cells > 0, scalar.value != 0xAD { return Glyph(character: character, width: cells) }
        if scalar.properties.isDefaultIgnorableCodePoint {
            return Glyph(character: character, width: 0)
        }
        return onCircle(String(scalar))
    }

    /// A mark that has nothing to stand on gets a dotted circle. Some that take no cell are no marks (a
    /// vowel of Hangul without its consonant): a terminal would draw them over what is before.
    private static func onCircle(_ mark: String) -> Glyph {
        let text = "\u{25CC}" + mark
        return text.count == 1 ? Glyph(character: Character(text), width: 1) : replacement
    }

    private static func composed(_ character: Character) -> Glyph {
        var kept = String.UnicodeScalarView()
        var width = 0
        let isEmoji = isJoinedEmoji(character)
        for scalar in character.unicodeScalars {
            if isEmoji, width > 0 { break }
            guard let cells = cells(of: scalar) else { return replacement }
            // Selectors, joiners and the like: they change the picture, and in some terminals the
            // width with it. A heart that asks for colour is drawn as the heart that it is. Only what
            // keeps letters apart, as in Persian, is harmless.
            if scalar.properties.isDefaultIgnorableCodePoint, scalar.value != 0x200C { continue }
            guard kept.count < 8 else { break }
            kept.append(scalar)
            width += cells
        }
        guard width > 0 else {
            return kept.isEmpty
                ? Glyph(character: character, width: 0)
                : onCircle(String(kept))
        }
        let text = String(kept)
        // Taking parts away never makes two characters of one, but only the library knows for sure.
        return text.count == 1 ? Glyph(character: Character(text), width: width) : replacement
    }

    /// Whether the terminal is given only the first of the pictures.
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
        // Marks that turn the direction of what follows would reorder the line around them.
        if (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value) {
            return nil
        }
        guard TextLocale.isUnicode else { return 1 }
        let cells = wcwidth(wchar_t(bitPattern: scalar.value))
        return cells < 0 ? nil : Int(cells)
    }
}
