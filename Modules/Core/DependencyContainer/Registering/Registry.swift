/// All registrations, in their order. A container shares it with the containers of its scopes.
@MainActor final class Registry {
    private(set) var registrations: [TypeKey: Registration] = [:]
    private(set) var duplicates: [Registration] = []
    private(set) var requirements: [Requirement] = []
    /// The keys of contributions, by the type that they contribute to.
    private var contributions: [TypeKey: [TypeKey]] = [:]
    /// The needs of registrations that were replaced.
    private(set) var previousNeeds: Set<TypeKey> = []
    private var order: [TypeKey] = []
    private var knownDerived: [TypeKey: Registration] = [:]
    private var knownCycles: [TypeKey: [TypeKey]]?
    private var knownExpectations: [Scope: [TypeKey]]?

    subscript(key: TypeKey) -> Registration? { registrations[key] ?? derived(key) }

    func registration<Value>(
        of type: Value.Type, _ key: TypeKey
    ) -> TypedRegistration<Value>? {
        guard let registration = self[key] else { return nil }
        // The key of a registration is its `Value`. A checked cast would double the time of `resolve`.
        return unsafeDowncast(registration, to: TypedRegistration<Value>.self)
    }

    /// All registrations, in the order of the first registration of each type.
    var registered: [Registration] { order.compactMap { registrations[$0] } }

    /// All registrations, and then the derived ones that are needed.
    var all: [Registration] {
        var all = registered
        var needs = all.flatMap(\.needs) + requirements.map(\.key)
        var known: Set<TypeKey> = []
        while let need = needs.popLast() {
            guard registrations[need] == nil, known.insert(need).inserted,
                let derived = derived(need)
            else { continue }
            all.append(derived)
            needs += derived.needs
        }
        return all
    }

    /// Returns the keys of the contributions to a type, in their order.
    func contributions<Value>(to type: Value.Type) -> [TypeKey] {
        contributions[TypeKey(type: type)] ?? []
    }

    /// Returns the number of the next contribution to a type.
    func nextNumber<Value>(for type: Value.Type) -> Int { contributions(to: type).count + 1 }

    func contribute(_ registration: Registration) {
        contributions[TypeKey(type: registration.key.type), default: []].append(registration.key)
        add(registration)
    }

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
            ?? Dictionary(grouping: registered.filter { $0.origin == .scopeValue }, by: \.scope)
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
        knownDerived = [:]
        knownCycles = nil
        knownExpectations = nil
    }

    private func derived(_ key: TypeKey) -> Registration? {
        if let known = knownDerived[key] { return known }
        guard let type = key.type as? any DerivedType.Type else { return nil }
        let registration = type.registration(in: self)
        knownDerived[key] = registration
        return registration
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
