import CUTF8Proc

/// The marks that a search ignores.
///
/// `UTF8PROC_STRIPMARK` removes all marks, including the vowel signs of Hindi and Thai, which are
/// letters to their readers. The combining class separates them: marks that collation treats as a
/// secondary difference have one of the classes below. Vowel signs have class 0 or a class of their
/// script (84 to 132), and the virama (9) joins letters.
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
