/// All registrations, in the order in which they were made. A container and those of the scopes that
/// were opened from it have one plan.
@MainActor final class Plan {
    private(set) var registrations: [TypeKey: Registration] = [:]
    private(set) var duplicates: [Registration] = []
    private(set) var requirements: [Requirement] = []
    /// What registrations needed that have been replaced since.
    private(set) var formerNeeds: Set<TypeKey> = []
    private var order: [TypeKey] = []
    private var knownCycles: [TypeKey: [TypeKey]]?
    private var knownExpectations: [Scope: [TypeKey]]?

    subscript(key: TypeKey) -> Registration? { registrations[key] }

    func recipe<Value>(for type: Value.Type, _ key: TypeKey) -> Recipe<Value>? {
        guard let registration = registrations[key] else { return nil }
        // What is registered under a type's key is that type's recipe. To ask for proof would take
        // as long as all the rest.
        return unsafeDowncast(registration, to: Recipe<Value>.self)
    }

    /// In the order in which their types were registered first.
    var all: [Registration] { order.compactMap { registrations[$0] } }

    func add(_ registration: Registration) {
        if let former = registrations[registration.key] { duplicates.append(former) }
        put(registration)
    }

    func replace(_ registration: Registration) {
        if let former = registrations[registration.key] { formerNeeds.formUnion(former.needs) }
        duplicates.removeAll { $0.key == registration.key }
        put(registration)
    }

    func remove(_ key: TypeKey) {
        registrations[key] = nil
        order.removeAll { $0 == key }
        duplicates.removeAll { $0.key == key }
        forget()
    }

    func require(_ requirement: Requirement) {
        requirements.append(requirement)
    }

    /// By what path a type needs itself, if it does: what is awaited would wait for itself for ever.
    func cycle(through key: TypeKey) -> [TypeKey]? {
        let cycles = knownCycles ?? cyclesByType()
        knownCycles = cycles
        return cycles[key]
    }

    /// What has to be handed in when a scope is opened.
    func expected(in scope: Scope) -> [TypeKey] {
        let expectations =
            knownExpectations
            ?? Dictionary(grouping: all.filter { $0.origin == .handedIn }, by: \.scope)
            .mapValues { $0.map(\.key) }
        knownExpectations = expectations
        return expectations[scope] ?? []
    }

    private func put(_ registration: Registration) {
        if registrations.updateValue(registration, forKey: registration.key) == nil {
            order.append(registration.key)
        }
        forget()
    }

    private func forget() {
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
