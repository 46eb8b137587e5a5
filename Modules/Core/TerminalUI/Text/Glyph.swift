import CWidth
import TextSanitizing

/// A character as it is drawn, and its width in cells.
///
/// Terminals disagree about emoji that are joined from several others: some draw one picture, some
/// draw each part. Only the first part is drawn, so that the width is the same in all terminals;
/// the stored text keeps all parts.
struct Glyph {
    static let ellipsis = Glyph(character: "…", width: 1)
    private static let replacement = Glyph(character: "\u{FFFD}", width: 1)

    let character: Character
    /// The width in cells; 0 for an invisible character, which is not drawn.
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
        guard let cells = cells(of: scalar, isMark: Repertoire.hasSubstitute(character)) else {
            return replacement
        }
        // The C library gives the soft hyphen (U+00AD) a width, but terminals do not draw it.
        if cells > 0, scalar.value != 0xAD { return Glyph(character: character, width: cells) }
        if scalar.properties.isDefaultIgnorableCodePoint {
            return Glyph(character: character, width: 0)
        }
        return withDottedCircle(String(scalar))
    }

    /// Returns a dotted circle with a combining mark that has no base character. A scalar without
    /// width that is no mark, such as a Hangul vowel without its consonant, is replaced, because a
    /// terminal would draw it over the preceding character.
    private static func withDottedCircle(_ mark: String) -> Glyph {
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
            // Selectors and joiners are dropped, because they change the width of a picture in some
            // terminals. The zero-width non-joiner (U+200C), which Persian needs, does not.
            if scalar.properties.isDefaultIgnorableCodePoint, scalar.value != 0x200C { continue }
            guard kept.count < 8 else { break }
            kept.append(scalar)
            width += cells
        }
        guard width > 0 else {
            return kept.isEmpty
                ? Glyph(character: character, width: 0)
                : withDottedCircle(String(kept))
        }
        let text = String(kept)
        // The remaining scalars have to form one character for `Character.init`.
        return text.count == 1 ? Glyph(character: Character(text), width: width) : replacement
    }

    /// Returns whether a character is drawn as the first of several joined emoji.
    private static func isJoinedEmoji(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first, first.properties.isEmoji else {
            return false
        }
        return character.unicodeScalars.contains {
            $0.value == 0x200D || $0.properties.isEmojiModifier
        }
    }

    /// Returns the width of a scalar in cells; nil for one that must not reach a terminal.
    ///
    /// - Parameter isMark: Whether the scalar is drawn as an ASCII character where it is wide.
    private static func cells(
        of scalar: Unicode.Scalar, isMark: @autoclosure () -> Bool = false
    ) -> Int? {
        // Bidirectional overrides and isolates would reorder the rest of the line.
        if scalar.isExplicitDirectionalControl { return nil }
        guard TextLocale.isUnicode else { return 1 }
        let cells = wcwidth(wchar_t(bitPattern: scalar.value))
        if cells == 1, AmbiguousWidth.current == .wide, AmbiguousCharacters.contains(scalar),
            !isMark()
        {
            return 2
        }
        return cells < 0 ? nil : Int(cells)
    }
}
