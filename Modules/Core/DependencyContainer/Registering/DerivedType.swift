/// A type that needs no registration, because its values are made from those of another type.
@MainActor protocol DerivedType {
    static func registration(in registry: Registry) -> Registration
}

/// The contributions to a type, in the order of their registrations.
extension Array: DerivedType {
    static func registration(in registry: Registry) -> Registration {
        let needs = registry.contributions(to: Element.self)
        return TypedRegistration(
            Self.self, needs: needs,
            source: .synchronous { (container) throws(ContainerError) in
                var values: [Element] = []
                for need in needs { values.append(try container.resolve(Element.self, need)) }
                return values
            })
    }
}
