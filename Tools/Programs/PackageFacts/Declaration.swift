/// Something that a file declares outside of functions: a type, a member, a requirement of a
/// protocol, a case.
public struct Declaration: Equatable, Sendable {
    /// What is declared.
    public enum Kind: String, Sendable {
        case `protocol`, `struct`, `class`, `enum`, actor, `typealias`, `associatedtype`
        case `func`, `var`, `let`, `init`, `subscript`, `case`

        /// Whether it can hold members.
        public var isType: Bool {
            switch self {
            case .protocol, .struct, .class, .enum, .actor: true
            default: false
            }
        }
    }

    /// Who may use it, from few to many.
    public enum Access: Int, Comparable, Sendable {
        case `private`, `fileprivate`, `internal`, package, `public`, `open`

        /// Whether fewer may use the one than the other.
        public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    /// What is declared.
    public var kind: Kind
    /// Without argument labels; `init` and `subscript` are called so.
    public var name: String
    /// Who may use it in truth: a public member of an internal type is internal, and a requirement
    /// is what its protocol is.
    public var access: Access
    /// Of the keyword, counted from 1.
    public var line: Int
    /// The type or extension that it stands in, as it is written there, with outer types and dots;
    /// nil at the top of the file.
    public var container: String?
    /// Whether it is a requirement of a protocol or a case of an enumeration: part of what
    /// `container` is, and seen by whoever sees that.
    public var isPartOfType: Bool
    /// Of the attributes before it, the names: `@MainActor`.
    public var attributes: [String]
    /// What a type or protocol inherits from or conforms to, as it is declared.
    public var parents: [String]

    /// Whether other modules may use it.
    public var isExposed: Bool { access >= .package }

    /// What a file declares outside of functions, in its order.
    public static func all(in text: String) -> [Declaration] {
        all(inCode: SourceText.codeLines(of: text))
    }

    /// What a file declares that `SourceText.codeLines` has read, in its order.
    public static func all(inCode lines: [String]) -> [Declaration] {
        var reader = DeclarationReader()
        for (index, line) in lines.enumerated() {
            reader.read(line, number: index + 1)
        }
        return reader.declarations
    }
}
