/// The name, the type and the limits of a field, without its place in a Swift type.
public final class FieldDescription: Sendable {
    /// The name in files and messages, in camel case. Stored data contains the name, so it never
    /// changes.
    public let name: String
    /// The column in databases, which never changes.
    public let column: String
    /// The heading of the column in tables for people, and the name in links, which never changes.
    public let heading: String
    /// The stored form of the values, and their limits.
    public var type: FieldType { makeType() }
    /// True if the field can be empty.
    public let isOptional: Bool
    /// True if records are often found or ordered by the field.
    package let isKey: Bool
    /// The first version of the app's database that has the field; nil for a field of the first one
    /// that has the kind.
    public let version: Int?
    /// Called after the kind is made, because a kind can refer to itself.
    private let makeType: @Sendable () -> FieldType

    init(
        name: String, column: String, heading: String,
        type: @autoclosure @escaping @Sendable () -> FieldType, isOptional: Bool,
        isKey: Bool = false, version: Int? = nil
    ) {
        self.name = name
        self.column = column
        self.heading = heading
        self.isOptional = isOptional
        self.isKey = isKey
        self.version = version
        makeType = type
    }

    /// The name as words in lower case, such as `favourite team`.
    public var words: String { name.words(separatedBy: " ") }
}

extension FieldDescription: Hashable {
    /// Returns whether two descriptions have the same values.
    public static func == (left: FieldDescription, right: FieldDescription) -> Bool {
        (left.name, left.column, left.heading, left.type, left.isOptional, left.isKey)
            == (right.name, right.column, right.heading, right.type, right.isOptional, right.isKey)
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

extension FieldDescription: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}

extension String {
    /// Returns the words of this name in camel case, in lower case.
    package func words(separatedBy separator: String) -> String {
        reduce(into: "") { $0 += $1.isUppercase ? "\(separator)\($1.lowercased())" : "\($1)" }
    }
}
