/// A registration without its maker, for tests that register the same graph with one change.
package struct RegisteredType {
    package var type: any Any.Type
    package var scope: Scope
    package var origin: ContainerGraph.Origin
    package var needs: [any Any.Type]
}

extension Container {
    /// All registrations, in their order.
    package var registeredTypes: [RegisteredType] {
        registry.all.map {
            RegisteredType(
                type: $0.key.type, scope: $0.scope, origin: $0.origin, needs: $0.needs.map(\.type))
        }
    }

    /// All requirements, in their order.
    package var requiredTypes: [(type: any Any.Type, name: String)] {
        registry.requirements.map { ($0.key.type, $0.name) }
    }
}

extension RegisteredType {
    /// The name in verification errors.
    package var name: String { TypeKey(type: type).name }
}
