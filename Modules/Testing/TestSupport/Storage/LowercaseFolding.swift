public import Domain

/// A folding that only makes letters lower case, and leaves passwords as they are.
public struct LowercaseFolding: TextFolding {
    /// The version, which differs from that of other foldings.
    public let version = "lowercase"

    /// Creates a folding.
    public init() {}

    /// Returns the text in lower case.
    public func searchKey(_ text: String) -> String { text.lowercased() }
    /// Returns the same as `searchKey`.
    public func identityKey(_ text: String) -> String { text.lowercased() }
    /// Returns the same bytes, each of which counts as a character.
    public func prepare(_ password: Password) -> PreparedPassword {
        PreparedPassword(
            password, length: password.withBytes(\.count), hasDisallowedCharacters: false)
    }
}
