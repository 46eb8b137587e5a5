/// Turns text into keys that can be compared byte by byte.
public protocol TextFolding: Sendable {
    /// A key that is the same for texts that differ only in case, in accents, or in how Unicode
    /// composes them: `Łukasz` and `lukasz` share one. For sorting and for search.
    func searchKey(_ text: String) -> String

    /// A key that is the same for texts that differ only in case or in how Unicode composes them;
    /// accents count. For names that have to be unique.
    func identityKey(_ text: String) -> String

    /// Names the rules behind the keys. Keys that were stored under another version have to be made
    /// anew before they are compared with new ones.
    var version: String { get }
}
