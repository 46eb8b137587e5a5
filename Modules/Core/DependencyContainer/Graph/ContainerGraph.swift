/// The registered types of a container and their needs. The order of the registrations does not
/// matter.
public struct ContainerGraph: Hashable, Sendable {
    /// The way in which values of a type are obtained.
    public enum Origin: Hashable, Sendable {
        /// They are made by the closure of the registration.
        case made
        /// They are passed to `openScope(_:with:)`.
        case scopeValue
    }

    /// A type in the graph.
    public struct Node: Hashable, Sendable {
        /// The name as in code: `any Engine`. It includes the module if two types have the same
        /// name.
        public let name: String
        /// The lifetime of a value, or `.unique` for a type that is needed and not registered.
        public let scope: Scope
        /// The way in which a value is obtained, or nil for a type that is needed and not
        /// registered.
        public let origin: Origin?
        /// The names of the needed types, in the order of the registration.
        public let needs: [String]
    }

    /// Code outside the container that resolves types.
    public struct Requirement: Hashable, Sendable {
        /// The name of the code, such as a flow.
        public let name: String
        /// The names of the types, in alphabetical order.
        public let needs: [String]
    }

    /// All types, ordered by name.
    public let nodes: [Node]
    /// All requirements, ordered by name.
    public let requirements: [Requirement]

    @MainActor init(_ registry: Registry) {
        let registrations = registry.all
        let needed = registrations.flatMap(\.needs) + registry.requirements.map(\.key)
        let missing = Set(needed).filter { registry[$0] == nil }
        let names = TypeNames(registry)
        let registered = registrations.map {
            Node(
                name: names[$0.key], scope: $0.scope, origin: $0.origin,
                needs: $0.needs.map { names[$0] })
        }
        let unregistered = missing.map {
            Node(name: names[$0], scope: .unique, origin: nil, needs: [])
        }
        nodes = (registered + unregistered).sorted { $0.name < $1.name }
        requirements = Dictionary(grouping: registry.requirements, by: \.name)
            .map { name, needs in
                Requirement(name: name, needs: Set(needs.map { names[$0.key] }).sorted())
            }
            .sorted { $0.name < $1.name }
    }
}
