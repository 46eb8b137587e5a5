/// The name, the type and the limits of a field, without its place in a Swift type.
public struct FieldDescription: Hashable, Sendable {
    /// The name in files and messages, in camel case. Stored data contains the name, so it never
    /// changes.
    public let name: String
    /// The column in databases.
    public let column: String
    /// The heading of the column in tables for people, and the name in links.
    public let heading: String
    /// The form of the values, and their limits.
    public let type: FieldType
    /// True if the field can be empty.
    public let isOptional: Bool

    /// The name as words in lower case, such as `favourite team`.
    public var words: String { name.words(separatedBy: " ") }
}

extension FieldDescription: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}

extension String {
    /// Returns the words of this name in camel case, in lower case.
    func words(separatedBy separator: String) -> String {
        reduce(into: "") { $0 += $1.isUppercase ? "\(separator)\($1.lowercased())" : "\($1)" }
    }
}
