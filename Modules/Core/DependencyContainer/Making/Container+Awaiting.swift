extension Container {
    /// A value of a type, also when it, or something that it needs, has to be awaited.
    ///
    /// What has a lifetime is made once, however many ask. Whoever is cancelled stops waiting; the
    /// value is made all the same, for the others and for the next.
    ///
    /// - Throws: what the maker throws, a `ContainerError`, or `CancellationError`.
    public func resolve<Value>(awaiting type: Value.Type = Value.self) async throws -> Value {
        try await ContainerReference(self).value(of: type)
    }

    /// Makes all values of this container's scope that have to be awaited, side by side, so that
    /// whoever needs them can be made at once: before the first screen, or before a session's.
    ///
    /// - Throws: the first error, in the order of the registrations; what succeeded is kept.
    public func prepare() async throws {
        let keys = plan.all
            .filter { $0.scope == scope && $0.origin == .awaited }.map(\.key)
        for key in keys { _ = try pending(key) }
        for key in keys {
            while let creation = try pending(key) { try await creation.ended() }
        }
    }

    /// What to do next to get a value.
    enum Step<Value> {
        case ready(Value)
        case wait(Creation)
        case make(@MainActor (ContainerReference) async throws -> Value)
    }

    func step<Value>(toward type: Value.Type) throws(ContainerError) -> Step<Value> {
        let key = TypeKey(type: type)
        if let creation = try pending(key) { return .wait(creation) }
        guard let recipe = plan.recipe(for: type, key), recipe.scope == .unique,
            case .awaited(let make) = recipe.making
        else { return .ready(try resolve(type)) }
        try checkIsOpen()
        return .make(make)
    }

    /// Begins to make all that has to be awaited before a type can be had.
    ///
    /// - Returns: one of them; nil when the type can be had.
    func pending(_ key: TypeKey) throws(ContainerError) -> Creation? {
        var seen: Set<TypeKey> = []
        return try pending(key, &seen)
    }

    private func pending(
        _ key: TypeKey, _ seen: inout Set<TypeKey>
    ) throws(ContainerError) -> Creation? {
        guard seen.insert(key).inserted, let registration = plan[key] else { return nil }
        if let cycle = plan.cycle(through: key) { throw .cycle(cycle.map(\.name)) }
        guard registration.scope == .unique else {
            let owner = try owner(of: registration)
            guard !owner.values.has(key) else { return nil }
            if let creation = registration.begin(in: owner) { return creation }
            return try owner.pending(anyOf: registration.needs, &seen)
        }
        // The needs of what is awaited and unique are awaited by its maker.
        guard registration.origin != .awaited else { return nil }
        return try pending(anyOf: registration.needs, &seen)
    }

    private func pending(
        anyOf needs: [TypeKey], _ seen: inout Set<TypeKey>
    ) throws(ContainerError) -> Creation? {
        var first: Creation?
        for need in needs {
            let creation = try pending(need, &seen)
            first = first ?? creation
        }
        return first
    }

    /// The value on its way: begun now, or before.
    func creation<Value>(
        of key: TypeKey, by make: @escaping @MainActor (ContainerReference) async throws -> Value
    ) -> Creation {
        if let running = values.creation(of: key) { return running }
        let creation = Creation(of: key)
        let container = ContainerReference(self)
        let task = Task { @MainActor in
            do {
                let value = try await Creation.$current.withValue(creation) {
                    try await make(container)
                }
                container.finish(creation, of: key, .success(value))
            } catch {
                container.finish(creation, of: key, Result<Value, any Error>.failure(error))
            }
        }
        values.begin(creation, of: key, task)
        return creation
    }
}
