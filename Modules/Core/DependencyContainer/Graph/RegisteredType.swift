/// A registration without its maker, for tests that register the same graph with one change.
package struct RegisteredType {
    /// The name in verification errors.
    package let name: String
    package var type: any Any.Type
    package var scope: Scope
    package var origin: ContainerGraph.Origin
    package var needs: [any Any.Type]
    /// The type of the list that has this contribution, or nil for a registration.
    package var list: (any Any.Type)?
}

extension Container {
    /// All registrations, in their order.
    package var registeredTypes: [RegisteredType] {
        registry.registered.map {
            RegisteredType(
                name: $0.key.name, type: $0.key.type, scope: $0.scope, origin: $0.origin,
                needs: $0.needs.map(\.type),
                list: $0.key.isContribution ? listType(of: $0.key.type) : nil)
        }
    }

    /// All requirements, in their order.
    package var requiredTypes: [(type: any Any.Type, name: String)] {
        registry.requirements.map { ($0.key.type, $0.name) }
    }
}

private func listType<Element>(of type: Element.Type) -> any Any.Type { [Element].self }
