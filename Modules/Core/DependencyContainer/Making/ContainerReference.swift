/// A weak reference to a container, so that pending values do not keep it alive.
@MainActor struct ContainerReference {
    private weak var container: Container?
    private let scope: Scope

    init(_ container: Container) {
        self.container = container
        scope = container.scope
    }

    /// Waits for a value of a type.
    func value<Value>(of type: Value.Type) async throws -> Value {
        while true {
            switch try step(toward: type) {
            case .ready(let value): return value
            case .wait(let pendingValue): try await pendingValue.ended()
            case .make(let make): return try await make(self)
            }
        }
    }

    /// Starts to make all asynchronous values that these types need.
    func begin(_ keys: [TypeKey]) throws(ContainerError) {
        let container = try open()
        for key in keys { _ = try container.pending(key) }
    }

    /// This method does not suspend, so a waiting call has no strong reference to the container.
    private func step<Value>(
        toward type: Value.Type
    ) throws(ContainerError) -> Container.Step<Value> {
        try open().step(toward: type)
    }

    private func open() throws(ContainerError) -> Container {
        guard let container else { throw .closed(scope) }
        return container
    }

    /// Ends a pending value, and keeps the result if it succeeded and the container is open.
    func finish<Value>(
        _ pendingValue: PendingValue, of key: TypeKey, _ result: Result<Value, any Error>
    ) {
        if let container {
            container.values.end(pendingValue, of: key)
            if case .success(let value) = result, container.isOpen {
                container.values.keep(value, key)
            }
        }
        pendingValue.end(result.map { _ in })
    }
}
