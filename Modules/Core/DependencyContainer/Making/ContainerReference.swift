/// A container for what takes a while: it is not kept alive by what it is waiting for.
@MainActor struct ContainerReference {
    private weak var container: Container?
    private let scope: Scope

    init(_ container: Container) {
        self.container = container
        scope = container.scope
    }

    /// A value of a type, as soon as it is there.
    func value<Value>(of type: Value.Type) async throws -> Value {
        while true {
            switch try step(toward: type) {
            case .ready(let value): return value
            case .wait(let creation): try await creation.ended()
            case .make(let make): return try await make(self)
            }
        }
    }

    /// Begins to make whatever of these has to be awaited.
    func begin(_ keys: [TypeKey]) throws(ContainerError) {
        let container = try open()
        for key in keys { _ = try container.pending(key) }
    }

    /// Nothing is waited for in here, so nothing holds the container while somebody waits.
    private func step<Value>(
        toward type: Value.Type
    ) throws(ContainerError) -> Container.Step<Value> {
        try open().step(toward: type)
    }

    private func open() throws(ContainerError) -> Container {
        guard let container else { throw .closed(scope) }
        return container
    }

    /// Keeps what has been made, or forgets what has not.
    func finish<Value>(
        _ creation: Creation, of key: TypeKey, _ result: Result<Value, any Error>
    ) {
        if let container {
            container.values.end(creation, of: key)
            if case .success(let value) = result, container.isOpen {
                container.values.keep(value, key)
            }
        }
        creation.end(result.map { _ in })
    }
}
