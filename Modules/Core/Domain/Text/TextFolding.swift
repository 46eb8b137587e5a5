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

    /// The version of the rules for keys. Keys of different versions are not comparable, so a
    /// change requires new keys for all stored names.
    var version: String { get }
}
