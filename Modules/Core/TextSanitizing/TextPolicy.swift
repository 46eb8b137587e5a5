/// A purpose of text, which decides how `String.sanitized(for:limit:)` treats each character.
///
/// All policies keep visible characters, spaces, and the joiners that emoji and some scripts need.
/// A `storedName` has no other invisible character, such as a zero-width space or a Hangul filler.
///
/// | | `storedName` | `typedInput` | `plainOutput` | `message` | `recording` |
/// | --- | --- | --- | --- | --- | --- |
/// | tab, line and paragraph breaks | removed | space | space | `U+FFFD` | escaped |
/// | other control characters | removed | removed | removed | `U+FFFD` | escaped |
/// | explicit directional controls | removed | removed | removed | `U+FFFD` | escaped |
/// | joiners | kept where a script or an emoji needs them | kept | kept | kept | escaped |
/// | other format characters | the same | kept | kept | `U+FFFD` | escaped |
/// | private use | kept | removed | kept | `U+FFFD` | escaped |
/// | unassigned | removed | removed | removed | `U+FFFD` | escaped |
public enum TextPolicy: CaseIterable, Sendable {
    /// A name in the database. White space at both ends is removed, and a text without a visible
    /// character becomes empty.
    case storedName
    /// Typed or pasted text for a field of one line.
    case typedInput
    /// A line of output without escape sequences, for pipes and screen readers.
    case plainOutput
    /// Text from outside that a message quotes. `…` marks a text that was cut.
    case message
    /// Text between quotation marks in a recording. Invisible characters, `"` and `\` are escaped
    /// and can be restored: an escape is `\{`, the number of the scalar in hexadecimal digits, and
    /// `}`.
    case recording

    enum Treatment {
        case keep, remove, space, replace, escape
    }

    func treatment(of scalar: Unicode.Scalar) -> Treatment {
        if self == .recording, scalar == "\"" || scalar == "\\" { return .escape }
        switch (scalar.kind, self) {
        case (.visible, _): return .keep
        case (_, .recording): return .escape
        case (.joiner, _): return .keep
        case (_, .message): return .replace
        case (.lineBreak, .storedName): return .remove
        case (.lineBreak, _): return .space
        case (.format, _): return .keep
        case (.privateUse, .typedInput): return .remove
        case (.privateUse, _): return .keep
        case (.control, _), (.explicitDirectional, _), (.unassigned, _): return .remove
        }
    }
}
