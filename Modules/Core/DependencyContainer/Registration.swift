/// A type as a key, with a name for people that is made only when somebody reads it.
struct TypeKey: Hashable, Sendable {
    let type: any Any.Type

    var name: String { String(describing: type) }

    static func == (left: TypeKey, right: TypeKey) -> Bool { left.type == right.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// How one type is made.
struct Registration {
    let key: TypeKey
    let scope: Scope
    let needs: [TypeKey]
    /// Nil for a value that is handed in when a session is opened.
    let make: (@MainActor (Container) throws(ContainerError) -> Any)?
}
