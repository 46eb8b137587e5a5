/// A dependency container whose registrations name their needs as types, so that `verify()` can
/// check the whole graph before any value is made.
///
/// ```swift
/// let container = Container()
/// container.register((any Engine).self) { PetrolEngine() }
/// container.register(Car.self, scope: .app, needs: (any Engine).self) { Car(engine: $0) }
/// container.require(Car.self, by: "Garage")
/// assert(container.verify().isEmpty)
/// let car = try container.resolve(Car.self)
/// ```
@MainActor public final class Container {
    /// The scope of the values that this container keeps.
    public let scope: Scope
    let registry: Registry
    private let values = ScopeValues()
    private let inProgress: ValuesInProgress
    private var isOpen = true
    private let parent: Container?
    let depth: Int
    private var children = WeakContainers()

    /// Creates a container for the values of an app, without registrations.
    public init() {
        registry = Registry()
        inProgress = ValuesInProgress()
        scope = .app
        parent = nil
        depth = scope.depth
    }

    private init(_ scope: Scope, of parent: Container) {
        registry = Registry(within: parent.registry)
        inProgress = parent.inProgress
        self.scope = scope
        self.parent = parent
        depth = scope.depth
        isOpen = parent.isOpen
    }

    /// Returns a value of a type: the one that its scope keeps, or a new one.
    ///
    /// - Throws: A `ContainerError`. If `verify()` found no error, the only cause is a scope that
    ///   is not open.
    public func resolve<Value>(_ type: Value.Type = Value.self) throws(ContainerError) -> Value {
        try resolve(type, TypeKey(type: type))
    }

    /// Returns the value of a key whose type is `Value`.
    // Inlined with its helpers, because processors predict the returns of a few nested calls only.
    @inline(__always)
    func resolve<Value>(_ type: Value.Type, _ key: TypeKey) throws(ContainerError) -> Value {
        guard inProgress.count < Self.recursionLimit else {
            return try resolveWithoutRecursion(key).value(as: type)
        }
        let registration = try registration(of: key)
        if registration.depth > 0 {
            if registration.depth == depth, let kept = values[key], registration.scope == scope {
                return kept.value(as: type)
            }
            return try keptValue(of: registration).value(as: type)
        }
        try begin(registration)
        defer { inProgress.end() }
        return try registration.make(type, in: self)
    }

    /// Returns the value that the scope of a registration keeps, or makes it.
    func keptValue(of registration: Registration) throws(ContainerError) -> KeptValue {
        try checkIsOpen()
        let owner = try owner(of: registration)
        if let kept = owner.kept(registration) { return kept }
        try owner.begin(registration)
        defer { inProgress.end() }
        return try owner.make(registration)
    }

    /// Returns the types whose scopes are open here. Types that are not registered are not among
    /// them.
    func reachable(_ keys: [TypeKey]) -> [TypeKey] {
        keys.filter { key in registry[key].map { openOwner(of: $0) != nil } ?? false }
    }

    /// Returns a new value of a type that was registered with an argument.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - argument: The argument, whose static type is the registered one.
    /// - Throws: A `ContainerError`.
    public func resolve<Value, Argument>(
        _ type: Value.Type = Value.self, with argument: Argument
    ) throws(ContainerError) -> Value {
        try resolve((@MainActor (Argument) -> Value).self)(argument)
    }

    /// Returns all errors in the registrations, without making any value.
    public func verify() -> [ContainerVerificationError] { Verification(registry).errors() }

    /// The registered types and their needs, for pictures and tests.
    public var graph: ContainerGraph { ContainerGraph(registry) }

    /// Returns a container for a new instance of a scope. Values of outer scopes stay in their
    /// containers. Registrations of the new container are local to the scope and the scopes within.
    ///
    /// - Parameter values: One value of each type that `expect` declares for the scope.
    /// - Throws: `.cannotOpen` if the scope does not lie directly within this container's scope,
    ///   and `.notExpected` or `.missingScopeValue` if the values differ from the declared types.
    public func openScope<each Value>(
        _ scope: Scope, with values: repeat each Value
    ) throws(ContainerError) -> Container {
        try checkIsOpen()
        guard scope.parent == self.scope else { throw .cannotOpen(scope, from: self.scope) }
        let child = Container(scope, of: self)
        children.add(child)
        for value in repeat each values { try child.addScopeValue(value) }
        for key in registry.expected(in: scope) where child.values[key] == nil {
            throw .missingScopeValue(name(key), scope)
        }
        return child
    }

    /// Closes the scopes within this one, the newest first, and then releases the values of this
    /// scope, the newest first. Deinitialization of the container has the same effect.
    public func close() {
        isOpen = false
        for child in children.newestFirst { child.close() }
        values.release()
    }

    /// Closes the scopes within this one, and then releases the values that this scope has made,
    /// the newest first. The next request makes a new value. Values that were passed to
    /// `openScope(_:with:)` remain.
    public func reset() {
        for child in children.newestFirst { child.close() }
        values.release(except: registry.expected(in: scope))
    }

    /// Throws `.closed` if the scope is closed.
    private func checkIsOpen() throws(ContainerError) {
        guard isOpen else { throw .closed(scope) }
    }

    @inline(__always)
    private func registration(of key: TypeKey) throws(ContainerError) -> Registration {
        if let registration = registry[key] { return registration }
        try checkIsOpen()
        throw .notRegistered(name(key))
    }

    /// Returns the container that makes and keeps the values of a registration.
    private func owner(of registration: Registration) throws(ContainerError) -> Container {
        if let owner = openOwner(of: registration) { return owner }
        throw .outsideScope(name(registration.key), registration.scope)
    }

    /// Returns the container that makes and keeps the values of a registration, or nil if the scope
    /// is not open here.
    private func openOwner(of registration: Registration) -> Container? {
        if registration.depth == 0 { return self }
        var owner = self
        let depth = registration.depth
        while owner.depth > depth, let parent = owner.parent { owner = parent }
        return owner.scope == registration.scope ? owner : nil
    }

    /// Returns the name of a type in an error.
    private func name(_ key: TypeKey) -> String { TypeNames(registry, and: [key])[key] }

    private func addScopeValue<Value>(_ value: Value) throws(ContainerError) {
        let key = TypeKey(type: Value.self)
        guard registry.expected(in: scope).contains(key) else {
            throw .notExpected(name(key), scope)
        }
        values.keep(KeptValue(value), key)
    }

    private func kept(_ registration: Registration) -> KeptValue? {
        values[registration.key]
            ?? (registration.isWeak ? values.weakValue(registration.key) : nil)
    }

    /// Makes a value, and keeps it if it has a scope.
    private func make(_ registration: Registration) throws(ContainerError) -> KeptValue {
        let value = try registration.make(in: self)
        guard registration.depth > 0 else { return value }
        // The maker may have closed the scope.
        try checkIsOpen()
        if registration.isWeak {
            values.keepWeakly(value, registration.key)
        } else {
            values.keep(value, registration.key)
        }
        return value
    }

    /// Marks a value as being made.
    @inline(__always)
    private func begin(_ registration: Registration) throws(ContainerError) {
        try checkIsOpen()
        guard registration.origin == .made else {
            throw .missingScopeValue(name(registration.key), registration.scope)
        }
        guard let path = inProgress.begin(registration, in: self) else { return }
        let names = TypeNames(registry)
        throw .cycle(path.map { names[$0] })
    }
}

// MARK: Deep graphs

extension Container {
    /// The number of nested values from which on their needs are made without recursion, because a
    /// stack is small in comparison with a heap.
    private static let recursionLimit = 100

    /// Returns the types that must be made before a value.
    private func needsToMake(_ registration: Registration) -> [TypeKey] {
        switch registration.needKind {
        case .required: registration.needs
        case .optional: reachable(registration.needs)
        case .late: []
        }
    }

    private struct DeepStep {
        let container: Container
        /// The value to make from the needs, or nil for the last step.
        let registration: Registration?
        let needs: [TypeKey]
        var supplies: [KeptValue] = []
    }

    /// Makes the needs of a value one after another, so that the stack does not grow with their
    /// depth.
    private func resolveWithoutRecursion(_ key: TypeKey) throws(ContainerError) -> KeptValue {
        if let supply = inProgress.supplies.popLast() { return supply }
        let count = inProgress.count
        defer { inProgress.end(downTo: count) }
        var steps = [DeepStep(container: self, registration: nil, needs: [key])]
        while true {
            let step = steps[steps.count - 1]
            if step.supplies.count < step.needs.count {
                let need = try step.container.registration(of: step.needs[step.supplies.count])
                let owner = try step.container.owner(of: need)
                if need.depth > 0, let kept = owner.kept(need) {
                    steps[steps.count - 1].supplies.append(kept)
                } else {
                    try owner.begin(need)
                    steps.append(
                        DeepStep(
                            container: owner, registration: need,
                            needs: owner.needsToMake(need)))
                }
            } else if let registration = step.registration {
                // The closure resolves its needs in their order, before anything else.
                inProgress.supplies = step.supplies.reversed()
                let value = try step.container.make(registration)
                inProgress.end()
                steps.removeLast()
                steps[steps.count - 1].supplies.append(value)
            } else {
                return step.supplies[0]
            }
        }
    }
}

/// Weak references to the containers of the scopes that were opened from a container.
@MainActor struct WeakContainers {
    private struct Child {
        weak var container: Container?
    }

    private var all: [Child] = []
    /// The count at which released containers are removed. It doubles, so that the cost per
    /// addition is constant.
    private var limit = 8

    var newestFirst: [Container] { all.reversed().compactMap(\.container) }

    mutating func add(_ container: Container) {
        if all.count == limit {
            all.removeAll { $0.container == nil }
            limit = max(8, all.count * 2)
        }
        all.append(Child(container: container))
    }
}
