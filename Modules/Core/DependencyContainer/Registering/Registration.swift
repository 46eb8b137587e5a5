/// A type that code outside the container resolves.
struct Requirement {
    let key: TypeKey
    /// The name of that code, such as a flow.
    let name: String
    let line: SourceLine
}

/// A registration of a type, without the type as a generic parameter.
@MainActor class Registration {
    let key: TypeKey
    let scope: Scope
    /// The depth of the scope, 0 for `unique`.
    let depth: Int
    let needs: [TypeKey]
    private let place: (file: StaticString, line: UInt)?

    /// - Parameter place: The line of the registration, or nil for a derived registration.
    init(
        _ key: TypeKey, scope: Scope, needs: [TypeKey], at place: (file: StaticString, line: UInt)?
    ) {
        self.key = key
        self.scope = scope
        depth = scope.depth
        self.needs = needs
        self.place = place
    }

    var line: SourceLine? {
        place.map { SourceLine(file: $0.file.description, line: Int($0.line)) }
    }

    /// A Boolean value that is true for a list of contributions and for an optional.
    var isDerived: Bool { place == nil }

    var origin: ContainerGraph.Origin { .scopeValue }

    /// Starts to make a value that is made asynchronously.
    ///
    /// - Returns: The pending value, or nil if the value is unique or is made synchronously.
    func begin(in container: Container) -> PendingValue? { nil }
}

/// A registration with the type of its values.
final class TypedRegistration<Value>: Registration {
    /// The way in which a value is obtained.
    enum Source {
        /// The value is passed to `openScope`.
        case scopeValue
        /// The value is made on the main actor when it is resolved.
        case synchronous(@MainActor (Container) throws(ContainerError) -> Value)
        /// The value is made by a task off the main actor.
        case asynchronous(@MainActor (ContainerReference) async throws -> Value)
    }

    let source: Source

    /// - Parameter number: The number of a contribution, or 0.
    init(
        _ type: Value.Type, number: Int = 0, scope: Scope = .unique, needs: [TypeKey],
        at place: (file: StaticString, line: UInt)? = nil, source: Source
    ) {
        self.source = source
        super.init(TypeKey(type: type, number: number), scope: scope, needs: needs, at: place)
    }

    override var origin: ContainerGraph.Origin {
        switch source {
        case .scopeValue: .scopeValue
        case .synchronous: .made
        case .asynchronous: .awaited
        }
    }

    override func begin(in container: Container) -> PendingValue? {
        guard case .asynchronous(let make) = source, scope != .unique else { return nil }
        return container.pendingValue(of: key, by: make)
    }
}
