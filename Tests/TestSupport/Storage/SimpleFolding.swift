public import Domain

/// Lower case and nothing else: enough where a test is not about scripts.
public struct SimpleFolding: TextFolding {
    /// Tells this folding from others.
    public let version: String

    public init(version: String = "simple") {
        self.version = version
    }

    public func searchKey(_ text: String) -> String { text.lowercased() }
    public func identityKey(_ text: String) -> String { text.lowercased() }
}
