/// A type as the key of a dictionary.
struct TypeKey: Hashable, Sendable {
    let type: any Any.Type

    /// The name as in code, without modules and enclosing types: `Car`, `any Engine`.
    var name: String { isExistential ? "any \(type)" : String(describing: type) }

    /// The name with its module.
    var fullName: String {
        (isExistential ? "any " : "") + String(reflecting: type)
    }

    static func == (left: TypeKey, right: TypeKey) -> Bool { left.type == right.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }

    /// Descriptions of types omit `any`, so the description of the metatype decides.
    private var isExistential: Bool {
        type != Any.self && type != AnyObject.self
            && String(describing: Swift.type(of: type)).hasSuffix(".Protocol")
    }
}
