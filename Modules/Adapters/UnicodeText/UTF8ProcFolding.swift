import CUTF8Proc
public import Domain

/// A text folding by the rules of Unicode, from libutf8proc.
///
/// Search keys are decomposed, so that `소` is the beginning of `손`: a search finds a Korean name
/// while the user is typing its first syllable.
public struct UTF8ProcFolding: TextFolding {
    /// The versions of the Unicode tables and of `BaseLetters`, such as `unicode-15.0.0+1`.
    public let version: String

    /// Creates a folding with the tables of the installed library.
    public init() {
        version = "unicode-\(String(cString: utf8proc_unicode_version()))+\(BaseLetters.revision)"
    }

    /// Returns a key without case, accents, width and invisible characters. `Ł` becomes `l`, and
    /// `Ø` becomes `o`.
    public func searchKey(_ text: String) -> String {
        if let key = ASCIIFolding.key(text) { return key }
        return CodePoints.folded(text) { points in
            var key = String.UnicodeScalarView()
            for point in points where !Accents.contains(point) {
                if let letters = BaseLetters.spelling(of: point)
                    ?? ConsonantPairs.spelling(of: point, after: key.last)
                {
                    key.append(contentsOf: letters.unicodeScalars)
                } else if let scalar = Unicode.Scalar(UInt32(bitPattern: point)) {
                    key.append(scalar)
                }
            }
            return String(key)
        }
    }

    /// Returns the NFC form with a space for each other space character. The text is unchanged if
    /// libutf8proc runs out of memory.
    public func prepare(_ password: Password) -> PreparedPassword {
        OpaqueString.prepare(password)
    }

    /// Returns the case-folded NFKC form, which keeps accents.
    public func identityKey(_ text: String) -> String {
        if let key = ASCIIFolding.key(text) { return key }
        return CodePoints.folded(text) { points in
            let length = utf8proc_normalize_utf32(
                points.baseAddress, points.count, UTF8PROC_COMPOSE)
            var key = String.UnicodeScalarView()
            // The function fails only for invalid flags.
            for point in points.prefix(length < 0 ? points.count : length) {
                if let scalar = Unicode.Scalar(UInt32(bitPattern: point)) { key.append(scalar) }
            }
            return String(key)
        }
    }
}
