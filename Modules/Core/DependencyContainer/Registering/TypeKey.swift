/// A type as a key, with a name for people that is made only when somebody reads it.
struct TypeKey: Hashable, Sendable {
    let type: any Any.Type

    /// As it is written in code, without modules and enclosing types: `Car`, `any Engine`.
    var name: String { isExistential ? "any \(type)" : String(describing: type) }

    /// With its module, for where the short one says too little.
    var fullName: String {
        (isExistential ? "any " : "") + String(reflecting: type)
    }

    static func == (left: TypeKey, right: TypeKey) -> Bool { left.type == right.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }

    /// Swift leaves the `any` out of a name; what it tells apart are the types of the types.
    private var isExistential: Bool {
        type != Any.self && type != AnyObject.self
            && String(describing: Swift.type(of: type)).hasSuffix(".Protocol")
    }
}
