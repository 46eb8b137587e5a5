/// All registrations, in their order. A container shares it with the containers of its scopes.
@MainActor final class Registry {
    private(set) var registrations: [TypeKey: Registration] = [:]
    private(set) var duplicates: [Registration] = []
    private(set) var requirements: [Requirement] = []
    /// The needs of registrations that were replaced.
    private(set) var previousNeeds: Set<TypeKey> = []
    private var order: [TypeKey] = []
    private var knownCycles: [TypeKey: [TypeKey]]?
    private var knownExpectations: [Scope: [TypeKey]]?

    subscript(key: TypeKey) -> Registration? { registrations[key] }

    func registration<Value>(
        of type: Value.Type, _ key: TypeKey
    ) -> TypedRegistration<Value>? {
        guard let registration = registrations[key] else { return nil }
        // The key of a registration is its `Value`. A checked cast would double the time of `resolve`.
        return unsafeDowncast(registration, to: TypedRegistration<Value>.self)
    }

    /// All registrations, in the order of the first registration of each type.
    var all: [Registration] { order.compactMap { registrations[$0] } }

    func add(_ registration: Registration) {
        if let previous = registrations[registration.key] { duplicates.append(previous) }
        put(registration)
    }

    func replace(_ registration: Registration) {
        if let previous = registrations[registration.key] {
            previousNeeds.formUnion(previous.needs)
        }
        duplicates.removeAll { $0.key == registration.key }
        put(registration)
    }

    func remove(_ key: TypeKey) {
        registrations[key] = nil
        order.removeAll { $0 == key }
        duplicates.removeAll { $0.key == key }
        clearCaches()
    }

    func require(_ requirement: Requirement) {
        requirements.append(requirement)
    }

    /// Returns the path by which a type needs itself, or nil if it does not. An asynchronous value in a
    /// cycle would wait for itself for ever.
    func cycle(through key: TypeKey) -> [TypeKey]? {
        let cycles = knownCycles ?? cyclesByType()
        knownCycles = cycles
        return cycles[key]
    }

    /// Returns the types that `expect` declares for a scope.
    func expected(in scope: Scope) -> [TypeKey] {
        let expectations =
            knownExpectations
            ?? Dictionary(grouping: all.filter { $0.origin == .scopeValue }, by: \.scope)
            .mapValues { $0.map(\.key) }
        knownExpectations = expectations
        return expectations[scope] ?? []
    }

    private func put(_ registration: Registration) {
        if registrations.updateValue(registration, forKey: registration.key) == nil {
            order.append(registration.key)
        }
        clearCaches()
    }

    private func clearCaches() {
        knownCycles = nil
        knownExpectations = nil
    }

    private func cyclesByType() -> [TypeKey: [TypeKey]] {
        let all = all
        var cycles: [TypeKey: [TypeKey]] = [:]
        for cycle in NeedGraph(all).cycles() {
            let path = (cycle + cycle.prefix(1)).map { all[$0].key }
            for key in path where cycles[key] == nil { cycles[key] = path }
        }
        return cycles
    }
}
