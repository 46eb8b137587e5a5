extension StringProtocol {
    /// The number of columns of this text in a terminal.
    ///
    /// Chinese, Japanese and Korean characters take two columns, and all others one. The C library
    /// is not asked, because a program prints its help before it sets the locale of the process.
    var columnCount: Int { reduce(0) { $0 + ($1.isWide ? 2 : 1) } }
}

extension Character {
    fileprivate var isWide: Bool {
        switch unicodeScalars.first?.value ?? 0 {
        case 0x1100...0x115F: true  // Hangul letters
        case 0x2E80...0x303E, 0x3041...0xA4CF: true  // Han, Kana, and their punctuation
        case 0xAC00...0xD7A3: true  // Hangul syllables
        case 0xF900...0xFAFF, 0xFE30...0xFE6F: true  // compatibility forms
        case 0xFF01...0xFF60, 0xFFE0...0xFFE6: true  // fullwidth forms
        case 0x20000...0x3FFFD: true  // further Han
        default: false
        }
    }
}
