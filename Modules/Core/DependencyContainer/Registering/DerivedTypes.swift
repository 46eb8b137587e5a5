/// A type that needs no registration, because its values are made from those of another type.
@MainActor protocol DerivedType {
    static func registration(in registry: Registry) -> Registration
}

/// The contributions to a type, in the order of their registrations.
extension Array: DerivedType {
    static func registration(in registry: Registry) -> Registration {
        let needs = registry.contributions(to: Element.self)
        return TypedRegistration(Self.self, needs: needs) {
            (container) throws(ContainerError) in
            var values: Self = []
            for need in needs { values.append(try container.resolve(Element.self, need)) }
            return values
        }
    }
}

/// A value of a registered type, or nil for a type that is not registered or whose scope is not
/// open.
extension Optional: DerivedType {
    static func registration(in registry: Registry) -> Registration {
        let key = TypeKey(type: Wrapped.self)
        let needs = registry[key] == nil ? [] : [key]
        return TypedRegistration(Self.self, needs: needs, needKind: .optional) {
            (container) throws(ContainerError) in
            container.reachable(needs).isEmpty ? nil : try container.resolve(Wrapped.self, key)
        }
    }
}

/// A need that is made or resolved later, each time the provider is called. With a provider, two
/// types can need each other.
///
/// ```swift
/// container.register(Editor.self, scope: .app, needs: Toolbar.self) { Editor($0) }
/// container.register(Toolbar.self, scope: .app, needs: Provider<Editor>.self) { Toolbar($0) }
/// ```
///
/// `Container.verify()` checks the need, except that it may be part of a cycle. A provider that is
/// called while the values of the cycle are made throws `ContainerError.cycle`. A provider does not
/// retain its container.
@MainActor public struct Provider<Value> {
    private let make: @MainActor () throws(ContainerError) -> Value

    /// Creates a provider, for a test.
    public init(_ make: @escaping @MainActor () throws(ContainerError) -> Value) {
        self.make = make
    }

    /// Returns a value, as `Container.resolve(_:)` of the container that made the provider.
    ///
    /// - Throws: A `ContainerError`; `.closed` if the container was closed or released.
    public func callAsFunction() throws(ContainerError) -> Value { try make() }
}

extension Provider: DerivedType {
    static func registration(in registry: Registry) -> Registration {
        TypedRegistration(Self.self, needs: [TypeKey(type: Value.self)], needKind: .late) {
            (container) throws(ContainerError) in
            Self { [weak container, scope = container.scope] () throws(ContainerError) in
                guard let container else { throw .closed(scope) }
                return try container.resolve(Value.self)
            }
        }
    }
}
