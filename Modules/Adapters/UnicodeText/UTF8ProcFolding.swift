import CUTF8Proc
public import Domain

/// Keys by the rules of Unicode, from libutf8proc.
///
/// The search key of a text is decomposed and not composed again: `소` is then the beginning of
/// `손`, so that a search finds a Korean name while its first syllable is being typed.
public struct UTF8ProcFolding: TextFolding {
    /// `unicode-15.0.0+1`: the tables of the library and our own.
    public let version: String

    /// Keys by the tables of the library that is installed.
    public init() {
        version = "unicode-\(String(cString: utf8proc_unicode_version()))+\(BaseLetters.revision)"
    }

    /// Case, accents, width and invisible characters do not count; `Ł` is `l`, `Ø` is `o`.
    public func searchKey(_ text: String) -> String {
        if let key = ASCIIFolding.key(text) { return key }
        return CodePoints.folded(text) { points in
            var key = String.UnicodeScalarView()
            for point in points where !Accents.contains(point) {
                if let letters = BaseLetters.spelling(of: point) {
                    key.append(contentsOf: letters.unicodeScalars)
                } else if let scalar = Unicode.Scalar(UInt32(bitPattern: point)) {
                    key.append(scalar)
                }
            }
            return String(key)
        }
    }

    /// NFKC with case folding: accents count.
    public func identityKey(_ text: String) -> String {
        if let key = ASCIIFolding.key(text) { return key }
        return CodePoints.folded(text) { points in
            let length = utf8proc_normalize_utf32(
                points.baseAddress, points.count, UTF8PROC_COMPOSE)
            var key = String.UnicodeScalarView()
            // It fails for invalid flags only; then there is nothing to compose.
            for point in points.prefix(length < 0 ? points.count : length) {
                if let scalar = Unicode.Scalar(UInt32(bitPattern: point)) { key.append(scalar) }
            }
            return String(key)
        }
    }
}
