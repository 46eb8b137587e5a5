public import Domain

/// A folding that only makes letters lower case.
public struct LowercaseFolding: TextFolding {
    /// The version, which differs from that of other foldings.
    public let version = "lowercase"

    /// Creates a folding.
    public init() {}

    /// Returns the text in lower case.
    public func searchKey(_ text: String) -> String { text.lowercased() }
    /// Returns the same as `searchKey`.
    public func identityKey(_ text: String) -> String { text.lowercased() }
}
