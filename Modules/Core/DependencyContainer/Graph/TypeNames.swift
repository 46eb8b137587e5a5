/// The names of the types of a container in messages and graphs. Types of the same name have their modules.
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
