/// The conversion of names and passwords to forms that are compared byte by byte.
public protocol TextFolding: Sendable {
    /// Returns a key for sorting and search. Texts that differ only in case, accents or Unicode
    /// composition have the same key: `Łukasz` and `lukasz`.
    func searchKey(_ text: String) -> String

    /// Returns a key for names that must be unique. Texts that differ only in case or Unicode
    /// composition have the same key. Accents make keys different.
    func identityKey(_ text: String) -> String

    /// Returns the form of a password that is hashed, by RFC 8265 (`OpaqueString`): NFC, with a
    /// space for each other space character. It is not part of `version`, because the form of a
    /// valid password never changes.
    func prepare(_ password: Password) -> PreparedPassword

    /// The version of the rules for keys, also of those for `nameKey`. Keys of different versions
    /// are not comparable, so a change requires new keys for all stored names.
    var version: String { get }
}

extension TextFolding {
    /// Returns the key of a name that searches look into: its search key, and the initial
    /// consonants of its Korean syllables, because Koreans search for 손흥민 with ㅅㅎㅁ. Such keys
    /// have the same order as search keys.
    public func nameKey(_ name: String) -> String {
        let key = searchKey(name)
        let initials = key.unicodeScalars.filter { ("\u{1100}"..."\u{1112}").contains($0) }
        // No name and no search contains the separator, which is below all letters.
        return initials.count < 2 ? key : key + "\u{1}" + String(initials)
    }

    /// Returns the search keys of the words of a text, each followed by its initial consonants if
    /// it is Korean, so that a search by words finds 설정 with ㅅㅈ.
    public func wordKeys(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace)
            .map { nameKey(String($0)).replacing("\u{1}", with: " ") }
            .joined(separator: " ")
    }
}
