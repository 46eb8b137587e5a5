/// A type, or a contribution to the list of a type, as the key of a dictionary.
struct TypeKey: Hashable, Sendable {
    let type: any Any.Type
    /// The number of a contribution, from 1; otherwise 0.
    var number = 0

    var isContribution: Bool { number > 0 }

    /// The name as in code, without modules and enclosing types: `Car`, `any Engine`. The name of a
    /// contribution is followed by its number: `Car #1`.
    var name: String { name(String(describing: type)) }

    /// The name with its module.
    var fullName: String { name(String(reflecting: type)) }

    private func name(_ description: String) -> String {
        // The runtime describes `any Store<Car>` as `any Store<Self.Store.Item == Car>`.
        let name =
            description.hasPrefix("any ")
            ? description.replacing(#/Self(\.\w+)+ == /#, with: "") : description
        return (isExistential ? "any " : "") + name + suffix
    }

    private var suffix: String { isContribution ? " #\(number)" : "" }

    static func == (left: TypeKey, right: TypeKey) -> Bool {
        left.type == right.type && left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(number)
    }

    /// The keys are addresses of the program, so they need no protection against chosen collisions.
    /// The standard hash would take half the time of `resolve`.
    func _rawHashValue(seed: Int) -> Int {
        let hash =
            (UInt(bitPattern: ObjectIdentifier(type)) &+ UInt(number)) &* 0x9E37_79B9_7F4A_7C15
        return Int(bitPattern: hash.byteSwapped)
    }

    /// Most descriptions of types omit `any`, so the description of the metatype decides.
    private var isExistential: Bool {
        type != Any.self && type != AnyObject.self
            && String(describing: Swift.type(of: type)).hasSuffix(".Protocol")
    }
}

/// The names of the types of a container in messages and graphs. Types of the same name have their
/// modules.
@MainActor struct TypeNames {
    private let counts: [String: Int]

    /// - Parameter others: Types that may be in no registration.
    init(_ registry: Registry, and others: [TypeKey] = []) {
        let registrations = registry.all
        let needed = registrations.flatMap(\.needs) + registry.requirements.map(\.key)
        let keys = Set(registrations.map(\.key) + needed + others)
        counts = Dictionary(keys.map { ($0.name, 1) }, uniquingKeysWith: +)
    }

    subscript(key: TypeKey) -> String {
        counts[key.name, default: 1] == 1 ? key.name : key.fullName
    }
}
