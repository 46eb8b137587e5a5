/// A dependency container whose registrations name their needs as types, so that `verify()` can check the
/// whole graph before any value is made.
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
    let values = ScopeValues()
    private(set) var isOpen = true
    private let parent: Container?
    private let depth: Int
    private var children = Children()
    private var inProgress: [TypeKey] = []

    /// Creates a container for the values of an app, without registrations.
    public init() {
        registry = Registry()
        scope = .app
        parent = nil
        depth = scope.depth
    }

    private init(_ scope: Scope, of parent: Container) {
        registry = parent.registry
        self.scope = scope
        self.parent = parent
        depth = scope.depth
        isOpen = parent.isOpen
    }

    /// Returns a value of a type: the one that its scope keeps, or a new one.
    ///
    /// - Throws: a `ContainerError`. If `verify()` found no error, the only causes are a type of a scope
    ///   that is not open, and a value that must be awaited and is not available yet.
    public func resolve<Value>(_ type: Value.Type = Value.self) throws(ContainerError) -> Value {
        let key = TypeKey(type: type)
        guard let registration = registry.registration(of: type, key) else {
            try checkIsOpen()
            throw .notRegistered(key.name)
        }
        if registration.depth == 0 { return try make(registration) }
        let owner = try owner(of: registration)
        if let value = owner.values.value(of: type, key) { return value }
        let value = try owner.make(registration)
        // The maker may have closed the scope.
        try owner.checkIsOpen()
        owner.values.keep(value, key)
        return value
    }

    /// Returns all errors in the registrations, without making any value.
    public func verify() -> [ContainerVerificationError] { Verification(registry).errors() }

    /// The registered types and their needs, for pictures and tests.
    public var graph: ContainerGraph { ContainerGraph(registry) }

    /// Returns a container for a new instance of a scope. Values of outer scopes stay in their containers.
    ///
    /// - Parameter values: one value of each type that `expect` declares for the scope.
    /// - Throws: `.cannotOpen` if the scope does not lie directly within this container's scope, and
    ///   `.notExpected` or `.notHandedIn` if the values differ from the declared types.
    public func openScope<each Value>(
        _ scope: Scope, with values: repeat each Value
    ) throws(ContainerError) -> Container {
        try checkIsOpen()
        guard scope.parent == self.scope else { throw .cannotOpen(scope, from: self.scope) }
        let child = Container(scope, of: self)
        children.add(child)
        for value in repeat each values { try child.handIn(value) }
        for key in registry.expected(in: scope) where !child.values.has(key) {
            throw .notHandedIn(key.name, scope)
        }
        return child
    }

    /// Closes the scopes within this one, the newest first, and then releases the values of this scope,
    /// the newest first. Calls that wait for a value throw `.closed`. Deinitialisation of the container
    /// has the same effect.
    public func close() {
        isOpen = false
        for child in children.newestFirst { child.close() }
        for pending in values.release() { pending.end(.failure(ContainerError.closed(scope))) }
    }

    /// - Throws: `.closed` if the scope has ended.
    func checkIsOpen() throws(ContainerError) {
        guard isOpen else { throw .closed(scope) }
    }

    /// Returns the container that keeps the values of a registration.
    func owner(of registration: Registration) throws(ContainerError) -> Container {
        var owner = self
        let depth = registration.depth
        while owner.depth > depth, let parent = owner.parent { owner = parent }
        guard owner.scope == registration.scope else {
            throw .outsideScope(registration.key.name, registration.scope)
        }
        try owner.checkIsOpen()
        return owner
    }

    private func handIn<Value>(_ value: Value) throws(ContainerError) {
        let key = TypeKey(type: Value.self)
        guard registry.expected(in: scope).contains(key) else {
            throw .notExpected(key.name, scope)
        }
        values.keep(value, key)
    }

    private func make<Value>(
        _ registration: TypedRegistration<Value>
    ) throws(ContainerError) -> Value {
        try checkIsOpen()
        if let start = inProgress.firstIndex(of: registration.key) {
            throw .cycle((inProgress[start...] + [registration.key]).map(\.name))
        }
        switch registration.source {
        case .handedIn: throw .notHandedIn(registration.key.name, registration.scope)
        case .asynchronous: throw .notReady(registration.key.name)
        case .synchronous(let make):
            inProgress.append(registration.key)
            defer { inProgress.removeLast() }
            return try make(self)
        }
    }
}
