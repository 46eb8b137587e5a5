public import Domain

/// A folding that only makes letters lower case.
public struct LowercaseFolding: TextFolding {
    /// The version, which differs from that of other foldings.
    public let version: String

    /// - Parameter version: Keys that were stored by another version are out of date.
    public init(version: String = "simple") {
        self.version = version
    }

    /// Returns the text in lower case.
    public func searchKey(_ text: String) -> String { text.lowercased() }
    /// Returns the same as `searchKey`.
    public func identityKey(_ text: String) -> String { text.lowercased() }
}
