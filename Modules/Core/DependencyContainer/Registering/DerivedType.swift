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

/// A value of a registered type, or nil for a type that is not registered or whose scope is not open.
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
