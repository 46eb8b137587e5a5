import DependencyContainer
import Testing

/// A copy of a container's registrations that a test can change and verify.
@MainActor struct EditedGraph {
    var types: [RegisteredType]
    private let contributions: [RegisteredType]
    private let required: [(type: any Any.Type, name: String)]

    init(of container: Container) {
        types = container.registeredTypes.filter { $0.list == nil }
        contributions = container.registeredTypes.filter { $0.list != nil }
        required = container.requiredTypes
    }

    /// The errors of the edited registrations.
    var errors: [ContainerVerificationError] { container().verify() }

    /// The kinds of the errors.
    var errorKinds: [ContainerVerificationError.Kind] { errors.map(\.kind) }

    /// Returns the names of the types and the flows that need a type.
    func dependents(of type: any Any.Type) -> [String] {
        (types + contributions).filter { $0.needs.contains { $0 == type } }.map(\.name)
            + flows(requiring: type)
    }

    func flows(requiring type: any Any.Type) -> [String] {
        required.filter { $0.type == type }.map(\.name)
    }

    /// Returns the types with a scope that a type retains, once for each path through unique types.
    func retainedTypes(of type: RegisteredType) -> [RegisteredType] {
        type.needs.flatMap { need -> [RegisteredType] in
            (types.filter { $0.type == need } + contributions.filter { $0.list == need })
                .flatMap { $0.scope == .unique ? retainedTypes(of: $0) : [$0] }
        }
    }

    private func container() -> Container {
        let container = Container()
        for type in types + contributions { add(type, to: container) }
        for (type, name) in required {
            func open<Value>(_ type: Value.Type) { container.require(type, by: name) }
            open(type)
        }
        return container
    }

    private func add(_ registered: RegisteredType, to container: Container) {
        func open<Value>(_ type: Value.Type) {
            if registered.origin == .scopeValue {
                container.expect(type, in: registered.scope)
            } else {
                register(registered, type, registered.needs[...], in: container)
            }
        }
        open(registered.type)
    }

    private func register<Value, each Need>(
        _ registered: RegisteredType, _ type: Value.Type, _ rest: ArraySlice<any Any.Type>,
        in container: Container, _ needs: repeat (each Need).Type
    ) {
        func open<Next>(_ next: Next.Type) {
            register(registered, type, rest.dropFirst(), in: container, repeat each needs, next)
        }
        if let next = rest.first {
            open(next)
        } else {
            let make = { @MainActor (_: repeat each Need) -> Value in
                fatalError("This test creates no values.")
            }
            if registered.list == nil {
                container.register(
                    type, scope: registered.scope, needs: repeat each needs, make: make)
            } else {
                container.contribute(
                    type, scope: registered.scope, needs: repeat each needs, make: make)
            }
        }
    }
}
