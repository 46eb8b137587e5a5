extension Container {
    /// Returns a value of a type, and waits until it and its needs are made.
    ///
    /// Cancellation ends the wait. It does not end the making of a value with a scope, because other calls
    /// may wait for the value.
    ///
    /// - Throws: an error of a maker, a `ContainerError`, or `CancellationError`.
    public func resolve<Value>(awaiting type: Value.Type = Value.self) async throws -> Value {
        try await ContainerReference(self).value(of: type)
    }

    /// Makes all asynchronous values of this container's scope in parallel. Afterwards, `resolve(_:)`
    /// returns them and the values that need them.
    ///
    /// - Throws: the first error, in the order of the registrations. The other values are kept.
    public func prepare() async throws {
        let keys = registry.all
            .filter { $0.scope == scope && $0.origin == .awaited }.map(\.key)
        for key in keys { _ = try pending(key) }
        for key in keys {
            while let pendingValue = try pending(key) { try await pendingValue.ended() }
        }
    }

    /// The next step to obtain a value.
    enum Step<Value> {
        case ready(Value)
        case wait(PendingValue)
        case make(@MainActor (ContainerReference) async throws -> Value)
    }

    func step<Value>(toward type: Value.Type) throws(ContainerError) -> Step<Value> {
        let key = TypeKey(type: type)
        if let pendingValue = try pending(key) { return .wait(pendingValue) }
        guard let registration = registry.registration(of: type, key),
            registration.scope == .unique,
            case .asynchronous(let make) = registration.source
        else { return .ready(try resolve(type)) }
        try checkIsOpen()
        return .make(make)
    }

    /// Starts to make all asynchronous values that must exist before `resolve(_:)` can return a value.
    ///
    /// - Returns: one of them, or nil if there are none.
    func pending(_ key: TypeKey) throws(ContainerError) -> PendingValue? {
        var seen: Set<TypeKey> = []
        return try pending(key, &seen)
    }

    private func pending(
        _ key: TypeKey, _ seen: inout Set<TypeKey>
    ) throws(ContainerError) -> PendingValue? {
        guard seen.insert(key).inserted, let registration = registry[key] else { return nil }
        if let cycle = registry.cycle(through: key) { throw .cycle(cycle.map(\.name)) }
        guard registration.scope == .unique else {
            let owner = try owner(of: registration)
            guard !owner.values.has(key) else { return nil }
            if let pendingValue = registration.begin(in: owner) { return pendingValue }
            return try owner.pending(anyOf: registration.needs, &seen)
        }
        // The maker of an asynchronous unique value awaits its needs itself.
        guard registration.origin != .awaited else { return nil }
        return try pending(anyOf: registration.needs, &seen)
    }

    private func pending(
        anyOf needs: [TypeKey], _ seen: inout Set<TypeKey>
    ) throws(ContainerError) -> PendingValue? {
        var first: PendingValue?
        for need in needs {
            let pendingValue = try pending(need, &seen)
            first = first ?? pendingValue
        }
        return first
    }

    /// Returns the pending value of a type. Starts to make it if necessary.
    func pendingValue<Value>(
        of key: TypeKey, by make: @escaping @MainActor (ContainerReference) async throws -> Value
    ) -> PendingValue {
        if let running = values.pendingValue(of: key) { return running }
        let pendingValue = PendingValue(of: key)
        let container = ContainerReference(self)
        let task = Task { @MainActor in
            do {
                let value = try await PendingValue.$current.withValue(pendingValue) {
                    try await make(container)
                }
                container.finish(pendingValue, of: key, .success(value))
            } catch {
                container.finish(pendingValue, of: key, Result<Value, any Error>.failure(error))
            }
        }
        values.begin(pendingValue, of: key, task)
        return pendingValue
    }
}
