/// A class of Unicode scalars that a line is divided by.
enum ListScalarClass: Hashable, Sendable {
    case letter, digit, space, symbol
    /// A combining mark.
    case accent
    /// A sign of punctuation.
    case mark
    /// An apostrophe or a hyphen, which belongs to a word if it stands between letters.
    case joiner
    case invisible
}

extension Unicode.Scalar {
    /// The scalar in place of this one, with its class. Signs that mean the same become equal.
    var listForm: (Unicode.Scalar, ListScalarClass) {
        switch value {
        case 0x61...0x7A, 0x41...0x5A: return (self, .letter)
        case 0x30...0x39: return (self, .digit)
        case 0x20, 0x9: return (self, .space)
        case 0x27, 0x2D: return (self, .joiner)
        case 0x21...0x7E: return (self, .mark)
        case 0...0x1F, 0x7F: return (self, .invisible)
        case 0xAC00...0xD7A3, 0x4E00...0x9FFF: return (self, .letter)
        case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFEE0)?.listForm ?? (self, .mark)
        default: break
        }
        if let sign = Self.sign(for: value) { return sign }
        return (self, unusualClass)
    }

    private static func sign(for value: UInt32) -> (Unicode.Scalar, ListScalarClass)? {
        switch value {
        case 0x2019, 0x02BC, 0x2018: ("'", .joiner)
        case 0x2010, 0x2011: ("-", .joiner)
        case 0x2012...0x2015, 0x2212: ("—", .mark)
        case 0x3001, 0x060C: (",", .mark)
        case 0x3002: (".", .mark)
        case 0x061F: ("?", .mark)
        case 0x3010, 0x3014: ("[", .mark)
        case 0x3011, 0x3015: ("]", .mark)
        case 0x300A, 0x3008: ("<", .mark)
        case 0x300B, 0x3009: (">", .mark)
        case 0x2795: ("+", .mark)
        case 0x2796: ("—", .mark)
        case 0x20E3: ("\u{20E3}", .mark)
        default: nil
        }
    }

    private var unusualClass: ListScalarClass {
        if properties.isWhitespace { return .space }
        if properties.isDefaultIgnorableCodePoint { return .invisible }
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned: return .invisible
        case .nonspacingMark, .spacingMark, .enclosingMark: return .accent
        case .decimalNumber: return .digit
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            return .letter
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .otherNumber,
            .letterNumber:
            return .symbol
        default: return .mark
        }
    }
}
