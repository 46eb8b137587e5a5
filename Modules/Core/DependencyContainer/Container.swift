/// Knows how everything is made, and what it takes, before anything is made.
///
/// A registration names its needs as types, so the whole graph is there to be checked by `verify()`
/// before the first screen. There is no global container: whoever needs one makes one.
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
    /// What this container keeps: the app's values, or those of a scope that was opened.
    public let scope: Scope
    let plan: Plan
    let parent: Container?
    let values = ScopeValues()
    private let depth: Int
    private var children = Children()
    private(set) var isOpen = true
    private var underWay: [TypeKey] = []

    /// An empty container, for the values of an app.
    public init() {
        plan = Plan()
        scope = .app
        parent = nil
        depth = scope.depth
    }

    private init(_ scope: Scope, of parent: Container) {
        plan = parent.plan
        self.scope = scope
        self.parent = parent
        depth = scope.depth
        isOpen = parent.isOpen
    }

    /// A value of a type: made now, or the one that its scope has already.
    ///
    /// - Throws: a `ContainerError`, never after `verify()` found nothing, except for a scope's type
    ///   outside of the scope, and for what has to be awaited and has not been.
    public func resolve<Value>(_ type: Value.Type = Value.self) throws(ContainerError) -> Value {
        let key = TypeKey(type: type)
        guard let recipe = plan.recipe(for: type, key) else {
            try checkIsOpen()
            throw .notRegistered(key.name)
        }
        if recipe.depth == 0 { return try make(recipe) }
        let owner = try owner(of: recipe)
        if let value = owner.values.value(of: type, key) { return value }
        let value = try owner.make(recipe)
        // Its maker may have ended the scope.
        try owner.checkIsOpen()
        owner.values.keep(value, key)
        return value
    }

    /// Everything that is wrong with the registrations, all at once; empty when nothing is.
    public func verify() -> [ContainerVerificationError] { Verification(plan).faults() }

    /// Everything that is registered, and who needs what: to be printed.
    public var graph: ContainerGraph { ContainerGraph(plan) }

    /// Ends the scope: all scopes that were opened from it end, the newest first, and then its values
    /// are released, the newest first. Whoever waits for one hears that the scope has ended. It
    /// happens by itself when nobody holds the container any more.
    public func close() {
        isOpen = false
        for child in children.newestFirst { child.close() }
        for creation in values.release() { creation.end(.failure(ContainerError.closed(scope))) }
    }

    /// - Throws: when this container's scope has ended.
    func checkIsOpen() throws(ContainerError) {
        guard isOpen else { throw .closed(scope) }
    }

    /// The container that keeps what a registration makes.
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

    func child(_ scope: Scope) -> Container {
        let child = Container(scope, of: self)
        children.add(child)
        return child
    }

    private func make<Value>(_ recipe: Recipe<Value>) throws(ContainerError) -> Value {
        try checkIsOpen()
        if let start = underWay.firstIndex(of: recipe.key) {
            throw .cycle((underWay[start...] + [recipe.key]).map(\.name))
        }
        switch recipe.making {
        case .handedIn: throw .notHandedIn(recipe.key.name, recipe.scope)
        case .awaited: throw .notReady(recipe.key.name)
        case .now(let make):
            underWay.append(recipe.key)
            defer { underWay.removeLast() }
            return try make(self)
        }
    }
}
