/// The values of an open scope.
///
/// The class has no actor, because the deinitialization of a container releases the values.
final class ScopeValues {
    private struct Running {
        let value: PendingValue
        let task: Task<Void, Never>
    }

    private var byType: [TypeKey: AnyObject] = [:]
    /// The same values, in the order in which they were made.
    private var inOrder: [AnyObject] = []
    private var running: [TypeKey: Running] = [:]

    deinit {
        _ = release()
    }

    func has(_ key: TypeKey) -> Bool { byType[key] != nil }

    func value<Value>(of type: Value.Type, _ key: TypeKey) -> Value? {
        guard let box = byType[key] else { return nil }
        // The key of a box is its `Value`.
        return unsafeDowncast(box, to: Box<Value>.self).value
    }

    /// Keeps a value, unless one of the same type is kept.
    func keep<Value>(_ value: Value, _ key: TypeKey) {
        guard byType[key] == nil else { return }
        let box = Box(value)
        byType[key] = box
        inOrder.append(box)
    }

    func pendingValue(of key: TypeKey) -> PendingValue? { running[key]?.value }

    func begin(_ value: PendingValue, of key: TypeKey, _ task: Task<Void, Never>) {
        running[key] = Running(value: value, task: task)
    }

    func end(_ value: PendingValue, of key: TypeKey) {
        if running[key]?.value === value { running[key] = nil }
    }

    /// Cancels the tasks of pending values, and releases the kept values, the newest first.
    ///
    /// - Returns: The pending values.
    func release() -> [PendingValue] {
        let cancelled = Array(running.values)
        running = [:]
        for running in cancelled { running.task.cancel() }
        byType = [:]
        while inOrder.popLast() != nil {}
        return cancelled.map(\.value)
    }
}

private final class Box<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
