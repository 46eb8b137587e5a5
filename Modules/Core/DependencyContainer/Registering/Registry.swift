/// All registrations, in their order. A container shares it with the containers of its scopes.
@MainActor final class Registry {
    typealias Decoration = (Registration) -> Registration?

    /// The registration of the innermost value that is being made.
    private var innermost: Unmanaged<Registration>?
    /// The number of values that are being made.
    private(set) var depth = 0
    /// The needs of the innermost value, the first one last, if they were made without recursion.
    var supplies: [KeptValue] = []
    // The check would take a fifth of the time of `resolve`. No change releases a registration in an
    // access.
    @exclusivity(unchecked) private(set) var registrations: [TypeKey: Registration] = [:]
    private(set) var duplicates: [Registration] = []
    private(set) var requirements: [Requirement] = []
    /// The keys of contributions, by the type of their list.
    private var contributions: [TypeKey: (list: any DerivedType.Type, keys: [TypeKey])] = [:]
    /// The needs of registrations that were replaced.
    private(set) var previousNeeds: Set<TypeKey> = []
    /// The registrations in their order, with nil for those that were removed.
    private var order: [Registration?] = []
    /// Decorators of types that are not registered yet.
    private(set) var decorations: [(requirement: Requirement, apply: Decoration)] = []
    private var knownDerived: [TypeKey: Registration] = [:]
    private var knownExpectations: [Registration]?

    subscript(key: TypeKey) -> Registration? { registrations[key] ?? derived(key) }

    /// All registrations, in the order of the first registration of each type.
    var registered: [Registration] { order.compactMap(\.self) }

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
        contributions[TypeKey(type: [Value].self)]?.keys ?? []
    }

    /// Returns the number of the next contribution to a type.
    func nextNumber<Value>(for type: Value.Type) -> Int { contributions(to: type).count + 1 }

    func contribute<Value>(_ registration: Registration, to type: Value.Type) {
        contributions[TypeKey(type: [Value].self), default: ([Value].self, [])].keys
            .append(registration.key)
        add(registration)
    }

    func add(_ registration: Registration) {
        if let previous = registrations[registration.key] { duplicates.append(previous) }
        put(registration)
        let waiting = decorations.filter { $0.requirement.key == registration.key }
        guard !waiting.isEmpty else { return }
        decorations.removeAll { $0.requirement.key == registration.key }
        for decoration in waiting { decorate(decoration.requirement, by: decoration.apply) }
    }

    func replace(_ registration: Registration) {
        let previous = registrations[registration.key]
        previousNeeds.formUnion(previous?.needs ?? [])
        let waiting = decorations
        removeDuplicates(of: registration.key)
        decorations.removeAll { $0.requirement.key == registration.key }
        put(registration)
        // A captured object that is released in an access could cause another access.
        withExtendedLifetime((previous, waiting)) {}
    }

    func remove(_ key: TypeKey) {
        removeDuplicates(of: key)
        guard let removed = registrations.removeValue(forKey: key) else { return }
        order[removed.index] = nil
        if order.count > 2 * registrations.count + 8 { compactOrder() }
        clearCaches()
        // A captured object that is released in an access could cause another access.
        withExtendedLifetime(removed) {}
    }

    /// Decorates a registration, now or when its type is registered.
    func decorate(_ requirement: Requirement, by apply: @escaping Decoration) {
        let key = requirement.key
        if let registration = registrations[key], let decorated = apply(registration) {
            put(decorated)
            withExtendedLifetime(registration) {}
        } else {
            decorations.append((requirement, apply))
        }
    }

    /// Marks a value of a registration as being made.
    @inline(__always)
    func begin(_ registration: Registration) throws(ContainerError) {
        if registration.isInProgress { throw .cycle(pathInProgress(to: registration)) }
        registration.isInProgress = true
        registration.outer = innermost
        innermost = Unmanaged.passUnretained(registration)
        depth += 1
    }

    /// Marks the innermost value, whose registration this is, as made.
    func end(_ registration: Registration) {
        registration.isInProgress = false
        innermost = registration.outer
        depth -= 1
    }

    /// Marks the innermost values as made until a depth is left.
    func end(downTo depth: Int) {
        while self.depth > depth, let registration = innermost?.takeUnretainedValue() {
            end(registration)
        }
    }

    private func pathInProgress(to registration: Registration) -> [String] {
        var path = [registration.key.name]
        var next = innermost
        while let current = next?.takeUnretainedValue() {
            path.append(current.key.name)
            next = current === registration ? nil : current.outer
        }
        return path.reversed()
    }

    func require(_ requirement: Requirement) {
        requirements.append(requirement)
    }

    /// Returns the types that `expect` declares for a scope.
    func expected(in scope: Scope) -> [TypeKey] {
        let expected = knownExpectations ?? registered.filter { $0.origin == .scopeValue }
        knownExpectations = expected
        return expected.filter { $0.scope == scope }.map(\.key)
    }

    private func put(_ registration: Registration) {
        if let previous = registrations[registration.key] {
            registration.index = previous.index
            order[registration.index] = registration
        } else {
            registration.index = order.count
            order.append(registration)
        }
        registrations[registration.key] = registration
        clearCaches()
    }

    private func removeDuplicates(of key: TypeKey) {
        guard !duplicates.isEmpty else { return }
        let previous = duplicates
        duplicates = previous.filter { $0.key != key }
        withExtendedLifetime(previous) {}
    }

    private func compactOrder() {
        order = registered
        for (index, registration) in order.enumerated() { registration?.index = index }
    }

    private func clearCaches() {
        if !knownDerived.isEmpty { knownDerived = [:] }
        knownExpectations = nil
    }

    private func derived(_ key: TypeKey) -> Registration? {
        if let known = knownDerived[key] { return known }
        // The cast searches all conformances of the program.
        guard let type = contributions[key]?.list ?? key.type as? any DerivedType.Type
        else { return nil }
        let registration = type.registration(in: self)
        knownDerived[key] = registration
        return registration
    }
}
