import CUTF8Proc

/// Which marks a search overlooks.
///
/// The stripping that the library offers takes every mark, and with them the vowel signs of Hindi
/// or Thai, which are letters to their readers. The combining class tells them apart: signs that
/// collation treats as a secondary difference have one of the classes below; vowel signs have 0 or
/// a class of their own script (84 to 132), and the virama (9) joins letters.
enum Accents {
    static func contains(_ point: Int32) -> Bool {
        switch utf8proc_get_property(point).pointee.combining_class {
        case 1, 7, 8: true  // overlays, nuktas, kana voicing
        case 10...36: true  // points of Hebrew, Arabic and Syriac
        case 200...240: true  // above, below, attached
        default: false
        }
    }
}
