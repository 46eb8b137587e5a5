public import Domain

/// Lower case and nothing else: enough where a test is not about scripts.
public struct LowercaseFolding: TextFolding {
    /// Tells this folding from others.
    public let version: String

    /// - Parameter version: another one makes stored keys out of date.
    public init(version: String = "simple") {
        self.version = version
    }

    /// Lower case.
    public func searchKey(_ text: String) -> String { text.lowercased() }
    /// The same as the search key.
    public func identityKey(_ text: String) -> String { text.lowercased() }
}
