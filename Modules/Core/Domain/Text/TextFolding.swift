/// The conversion of names to keys that sort and compare byte by byte.
public protocol TextFolding: Sendable {
    /// Returns a key for sorting and search. Texts that differ only in case, accents or Unicode
    /// composition have the same key: `Łukasz` and `lukasz`.
    func searchKey(_ text: String) -> String

    /// Returns a key for names that must be unique. Texts that differ only in case or Unicode
    /// composition have the same key. Accents make keys different.
    func identityKey(_ text: String) -> String

    /// The version of the rules. Keys of different versions are not comparable, so a change
    /// requires new keys for all stored names.
    var version: String { get }
}
