/// Everything that is registered, and who needs what, as a value: to be looked at and printed. Equal
/// registrations give equal graphs, in whatever order they were made.
public struct ContainerGraph: Hashable, Sendable {
    /// How the values of a type come to be.
    public enum Origin: Hashable, Sendable {
        /// At once, on the main actor.
        case made
        /// Off the main actor; somebody has to wait.
        case awaited
        /// When a scope is opened.
        case handedIn
    }

    /// One type.
    public struct Node: Hashable, Sendable {
        /// As in code: `any Engine`; with its module where two would be called the same.
        public let name: String
        /// How long a value lives; `.unique` for a type that is needed and not registered.
        public let scope: Scope
        /// How a value comes to be; nil for a type that is needed and not registered.
        public let origin: Origin?
        /// The names of the types that it needs, in their order.
        public let needs: [String]
    }

    /// Somebody outside of the graph who asks for types.
    public struct Requirement: Hashable, Sendable {
        /// Who asks.
        public let name: String
        /// The names of the types, in alphabetical order.
        public let needs: [String]
    }

    /// In the order of their names.
    public let nodes: [Node]
    /// In the order of their names.
    public let requirements: [Requirement]

    @MainActor init(_ plan: Plan) {
        let registrations = plan.all
        let needed = registrations.flatMap(\.needs) + plan.requirements.map(\.key)
        let missing = Set(needed).filter { plan[$0] == nil }
        let keys = registrations.map(\.key) + missing
        let counts = Dictionary(keys.map { ($0.name, 1) }, uniquingKeysWith: +)
        func name(_ key: TypeKey) -> String {
            counts[key.name] == 1 ? key.name : key.fullName
        }
        let registered = registrations.map {
            Node(
                name: name($0.key), scope: $0.scope, origin: $0.origin, needs: $0.needs.map(name))
        }
        let unregistered = missing.map {
            Node(name: name($0), scope: .unique, origin: nil, needs: [])
        }
        nodes = (registered + unregistered).sorted { $0.name < $1.name }
        requirements = Dictionary(grouping: plan.requirements, by: \.name)
            .map { asker, needs in
                Requirement(name: asker, needs: Set(needs.map { name($0.key) }).sorted())
            }
            .sorted { $0.name < $1.name }
    }

    /// The scopes that something is kept in, outer ones first.
    var scopes: [Scope] {
        Set(nodes.map(\.scope)).subtracting([.unique])
            .sorted { ($0.depth, $0.description) < ($1.depth, $1.description) }
    }

    /// What a scope is called where it stands alone.
    func title(of scope: Scope) -> String {
        scope.parent.map { "\(scope), within \($0)" } ?? "\(scope)"
    }
}
