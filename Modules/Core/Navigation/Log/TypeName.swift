/// Names a screen or a coordinator for people. The text is made only when somebody reads it, and
/// nothing depends on it: what lasts is named by routes.
public struct TypeName: Hashable, Sendable, CustomStringConvertible {
    private let type: any Any.Type

    init(_ object: any AnyObject) {
        type = Swift.type(of: object)
    }

    /// The type's name without its module.
    public var description: String { String(describing: type) }

    /// Whether both are of the same type.
    public static func == (left: TypeName, right: TypeName) -> Bool { left.type == right.type }

    /// By the type.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
