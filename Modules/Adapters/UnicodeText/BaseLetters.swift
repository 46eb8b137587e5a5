/// The plain spellings of letters with a stroke and of ligatures. Collation treats them as
/// secondary differences, but Unicode defines no decomposition for them. The table has lower-case
/// letters only, because it is used after case folding, which also converts ß to ss.
enum BaseLetters {
    /// The version of the rules beside those of Unicode. A change replaces all stored keys.
    static let revision = 2

    /// Returns the plain spelling of a code point, or nil if it has none.
    static func spelling(of point: Int32) -> String? {
        switch point {
        case 0x00E6: "ae"  // æ
        case 0x00F0, 0x0111: "d"  // ð đ
        case 0x00F8: "o"  // ø
        case 0x00FE: "th"  // þ
        case 0x0127: "h"  // ħ
        case 0x0131, 0x0268: "i"  // ı ɨ
        case 0x0138: "k"  // ĸ
        case 0x0142, 0x019A: "l"  // ł ƚ
        case 0x014B: "n"  // ŋ
        case 0x0153: "oe"  // œ
        case 0x0167, 0x2C66: "t"  // ŧ ⱦ
        case 0x0180: "b"  // ƀ
        case 0x01B6: "z"  // ƶ
        case 0x01E5: "g"  // ǥ
        case 0x0247: "e"  // ɇ
        case 0x0249: "j"  // ɉ
        case 0x024D: "r"  // ɍ
        case 0x024F: "y"  // ɏ
        case 0x023C: "c"  // ȼ
        case 0x2C65: "a"  // ⱥ
        default: nil
        }
    }
}
