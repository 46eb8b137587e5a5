/// The name of a screen's or a coordinator's type, for logs and messages.
///
/// The text is created on demand. Saved data contains route names instead, which do not change when
/// a type is renamed.
public struct TypeName: Hashable, Sendable, CustomStringConvertible {
    private let type: any Any.Type

    init(_ object: any AnyObject) {
        type = Swift.type(of: object)
    }

    /// The name of the type without its module.
    public var description: String { String(describing: type) }

    /// Returns whether both names belong to the same type.
    public static func == (left: TypeName, right: TypeName) -> Bool { left.type == right.type }

    /// Hashes the identity of the type.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
