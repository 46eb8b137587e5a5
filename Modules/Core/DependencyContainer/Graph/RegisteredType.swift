/// One registration without its maker: for tests that build a graph anew with one thing changed.
package struct RegisteredType {
    package var type: any Any.Type
    package var scope: Scope
    package var origin: ContainerGraph.Origin
    package var needs: [any Any.Type]
}

extension Container {
    /// In the order in which they were registered.
    package var registeredTypes: [RegisteredType] {
        plan.all.map {
            RegisteredType(
                type: $0.key.type, scope: $0.scope, origin: $0.origin, needs: $0.needs.map(\.type))
        }
    }

    /// In the order in which they were required.
    package var requiredTypes: [(type: any Any.Type, name: String)] {
        plan.requirements.map { ($0.key.type, $0.name) }
    }
}

extension RegisteredType {
    /// As a fault calls it.
    package var name: String { TypeKey(type: type).name }
}
