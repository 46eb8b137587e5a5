/// The registrations of a container, in their order, and those of the outer containers.
@MainActor final class Registry {
    typealias Decoration = (Registration) -> Registration?

    private let outer: Registry?
    // The check would add a quarter to the time in which `resolve` finds a value. No change
    // releases a registration in an access.
    @exclusivity(unchecked) private var registrations: [TypeKey: Registration] = [:]
    private var ownDuplicates: [Registration] = []
    private var ownRequirements: [Requirement] = []
    /// The keys of contributions, by the type of their list.
    private var contributions: [TypeKey: (list: any DerivedType.Type, keys: [TypeKey])] = [:]
    /// The number of contributions to the list of a type, also in the registries within.
    private var contributionCounts: [TypeKey: Int] = [:]
    /// The needs of registrations that were replaced.
    private var ownPreviousNeeds: Set<TypeKey> = []
    /// The registrations in their order, with nil for those that were removed.
    private var order: [Registration?] = []
    /// Decorators of types that are not registered yet.
    private var ownDecorations: [(requirement: Requirement, apply: Decoration)] = []
    private var knownDerived: [TypeKey: Registration] = [:]
    private var knownExpectations: [Registration]?
    /// The number of changes after which the known values were found.
    private var knownChangeCount = 0
    private var ownChangeCount = 0

    /// Creates a registry.
    ///
    /// - Parameter outer: The registry of the container from which the scope is opened.
    init(within outer: Registry? = nil) {
        self.outer = outer
    }

    subscript(key: TypeKey) -> Registration? { registered(key) ?? derived(key) }

    /// All registrations, in the order of the first registration of each type, those of the outer
    /// containers first.
    var registered: [Registration] {
        let own = order.compactMap(\.self)
        guard let outer else { return own }
        let inherited = outer.registered
        let known = Set(inherited.map(\.key))
        return inherited.map { registrations[$0.key] ?? $0 }
            + own.filter { !known.contains($0.key) }
    }

    var duplicates: [Registration] { (outer?.duplicates ?? []) + ownDuplicates }

    var requirements: [Requirement] { (outer?.requirements ?? []) + ownRequirements }

    /// The needs of registrations that were replaced.
    var previousNeeds: Set<TypeKey> { ownPreviousNeeds.union(outer?.previousNeeds ?? []) }

    /// Decorators of types that are not registered yet.
    var missingDecorated: [Requirement] {
        (outer?.missingDecorated ?? []) + ownDecorations.map(\.requirement)
    }

    /// All registrations, and then the derived ones that are needed.
    var all: [Registration] {
        var all = registered
        var needs = all.flatMap(\.needs) + requirements.map(\.key)
        var known: Set<TypeKey> = []
        while let need = needs.popLast() {
            guard registered(need) == nil, known.insert(need).inserted,
                let derived = derived(need)
            else { continue }
            all.append(derived)
            needs += derived.needs
        }
        return all
    }

    /// Returns the keys of the contributions to a type, in their order.
    func contributions<Value>(to type: Value.Type) -> [TypeKey] {
        (outer?.contributions(to: type) ?? [])
            + (contributions[TypeKey(type: [Value].self)]?.keys ?? [])
    }

    /// Returns the number of the next contribution to a type.
    func nextNumber<Value>(for type: Value.Type) -> Int {
        if let outer { return outer.nextNumber(for: type) }
        contributionCounts[TypeKey(type: [Value].self), default: 0] += 1
        return contributionCounts[TypeKey(type: [Value].self), default: 0]
    }

    func contribute<Value>(_ registration: Registration, to type: Value.Type) {
        contributions[TypeKey(type: [Value].self), default: ([Value].self, [])].keys
            .append(registration.key)
        add(registration)
    }

    func add(_ registration: Registration) {
        if let previous = registrations[registration.key] { ownDuplicates.append(previous) }
        put(registration)
        let waiting = ownDecorations.filter { $0.requirement.key == registration.key }
        guard !waiting.isEmpty else { return }
        ownDecorations.removeAll { $0.requirement.key == registration.key }
        for decoration in waiting { decorate(decoration.requirement, by: decoration.apply) }
    }

    func replace(_ registration: Registration) {
        let previous = registered(registration.key)
        ownPreviousNeeds.formUnion(previous?.needs ?? [])
        let waiting = ownDecorations
        removeDuplicates(of: registration.key)
        ownDecorations.removeAll { $0.requirement.key == registration.key }
        put(registration)
        // A captured object that is released in an access could cause another access.
        withExtendedLifetime((previous, waiting)) {}
    }

    func remove(_ key: TypeKey) {
        removeDuplicates(of: key)
        guard let removed = registrations.removeValue(forKey: key) else { return }
        order[removed.index] = nil
        if order.count > 2 * registrations.count + 8 { compactOrder() }
        ownChangeCount += 1
        // A captured object that is released in an access could cause another access.
        withExtendedLifetime(removed) {}
    }

    /// Decorates a registration, now or when its type is registered. The decorated registration of
    /// an outer container is local.
    func decorate(_ requirement: Requirement, by apply: @escaping Decoration) {
        let key = requirement.key
        if let registration = registered(key), let decorated = apply(registration) {
            if registrations[key] == nil { ownPreviousNeeds.formUnion(registration.needs) }
            put(decorated)
            withExtendedLifetime(registration) {}
        } else {
            ownDecorations.append((requirement, apply))
        }
    }

    func require(_ requirement: Requirement) {
        ownRequirements.append(requirement)
    }

    /// Returns the types that `expect` declares for a scope.
    func expected(in scope: Scope) -> [TypeKey] {
        if let outer, ownChangeCount == 0 { return outer.expected(in: scope) }
        clearOldValues()
        let expected = knownExpectations ?? registered.filter { $0.origin == .scopeValue }
        knownExpectations = expected
        return expected.filter { $0.scope == scope }.map(\.key)
    }

    private func registered(_ key: TypeKey) -> Registration? {
        registrations[key] ?? outer?.registered(key)
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
        ownChangeCount += 1
    }

    private func removeDuplicates(of key: TypeKey) {
        guard !ownDuplicates.isEmpty else { return }
        let previous = ownDuplicates
        ownDuplicates = previous.filter { $0.key != key }
        withExtendedLifetime(previous) {}
    }

    private func compactOrder() {
        order = order.compactMap(\.self)
        for (index, registration) in order.enumerated() { registration?.index = index }
    }

    /// The number of changes of this registry and the outer ones.
    private var changeCount: Int { ownChangeCount + (outer?.changeCount ?? 0) }

    private func clearOldValues() {
        let count = changeCount
        guard knownChangeCount != count else { return }
        knownChangeCount = count
        knownDerived = [:]
        knownExpectations = nil
    }

    private func derived(_ key: TypeKey) -> Registration? {
        if let outer, ownChangeCount == 0 { return outer.derived(key) }
        clearOldValues()
        if let known = knownDerived[key] { return known }
        // The cast searches all conformances of the program.
        guard let type = listType(key) ?? key.type as? any DerivedType.Type else { return nil }
        let registration = type.registration(in: self)
        knownDerived[key] = registration
        return registration
    }

    private func listType(_ key: TypeKey) -> (any DerivedType.Type)? {
        contributions[key]?.list ?? outer?.listType(key)
    }
}
