/// Knows how everything is made, and what it takes, before anything is made.
///
/// A registration names its needs as types, so the whole graph is there to be checked by `verify()`
/// before the first screen. There is no global container: whoever needs one makes one.
@MainActor public final class Container {
    private let plan: Plan
    /// The container that holds the app's values; nil when this is it.
    private let app: Container?
    private var made: [TypeKey: Any] = [:]
    private var underWay: [TypeKey] = []

    /// An empty container.
    public init() {
        plan = Plan()
        app = nil
    }

    private init(sessionOf app: Container) {
        plan = app.plan
        self.app = app
    }

    /// Says how a type is made, from values of the types that it needs.
    public func register<Value, each Need>(
        _ type: Value.Type,
        scope: Scope = .unique,
        needs: repeat (each Need).Type,
        make: @escaping @MainActor (repeat each Need) -> Value
    ) {
        plan.add(registration(type, scope: scope, needs: repeat each needs, make: make))
    }

    /// Says that a type is made in another way than was registered: for a test or a variant. Values
    /// made before stay as they are.
    public func replace<Value, each Need>(
        _ type: Value.Type,
        scope: Scope = .unique,
        needs: repeat (each Need).Type,
        make: @escaping @MainActor (repeat each Need) -> Value
    ) {
        plan.replace(registration(type, scope: scope, needs: repeat each needs, make: make))
    }

    /// Takes a registration away.
    public func unregister<Value>(_ type: Value.Type) {
        plan.remove(TypeKey(type: type))
    }

    /// Announces a value that is handed in whenever a session is opened.
    public func expectInSession<Value>(_ type: Value.Type) {
        plan.add(Registration(key: TypeKey(type: type), scope: .session, needs: [], make: nil))
    }

    /// Takes away the registration at an index of `registeredTypes`: for tests that try each.
    package func unregister(at index: Int) {
        plan.remove(plan.keys[index])
    }

    /// Says that somebody outside of the graph will ask for these types: a flow, a runner. They count
    /// as needed, so that `verify()` names them when they are missing.
    public func require<each Need>(_ needs: repeat (each Need).Type, by name: String) {
        for need in repeat each needs { plan.require(TypeKey(type: need), by: name) }
    }

    /// A container for one session: what lives in a session is made here and goes with it.
    public func openSession<Value>(with value: Value) -> Container {
        let session = Container(sessionOf: app ?? self)
        session.made[TypeKey(type: Value.self)] = value
        return session
    }

    /// A value of a type: made now, or the one that its scope has already.
    ///
    /// - Throws: `.notRegistered`, `.outsideSession`, `.cycle`; never after `verify()` found nothing,
    ///   except for a session's type outside of a session.
    public func resolve<Value>(_ type: Value.Type = Value.self) throws(ContainerError) -> Value {
        let key = TypeKey(type: type)
        guard let value = try value(for: key) as? Value else { throw .notRegistered(key.name) }
        return value
    }

    /// Everything that is wrong with the registrations, all at once; empty when nothing is.
    public func verify() -> [ContainerFault] { plan.verify() }

    /// The names of the types that are registered, in their order.
    public var registeredTypes: [String] { plan.keys.map(\.name) }

    private func value(for key: TypeKey) throws(ContainerError) -> Any {
        if let value = made[key] { return value }
        guard let registration = plan[key] else { throw .notRegistered(key.name) }
        switch registration.scope {
        case .app:
            if let app { return try app.value(for: key) }
        case .session:
            guard app != nil else { throw .outsideSession(key.name) }
        case .unique:
            break
        }
        guard let make = registration.make else { throw .outsideSession(key.name) }
        if let start = underWay.firstIndex(of: key) {
            throw .cycle((underWay[start...] + [key]).map(\.name))
        }
        underWay.append(key)
        defer { underWay.removeLast() }
        let value = try make(self)
        if registration.scope != .unique { made[key] = value }
        return value
    }

    private func registration<Value, each Need>(
        _ type: Value.Type,
        scope: Scope,
        needs: repeat (each Need).Type,
        make: @escaping @MainActor (repeat each Need) -> Value
    ) -> Registration {
        var keys: [TypeKey] = []
        for need in repeat each needs { keys.append(TypeKey(type: need)) }
        return Registration(key: TypeKey(type: type), scope: scope, needs: keys) {
            (container) throws(ContainerError) in
            make(repeat try container.resolve((each Need).self))
        }
    }
}
