/// The values of one scope, until it ends.
///
/// It belongs to no actor, so that it can release them when its container is released.
final class ScopeValues {
    private struct Running {
        let creation: Creation
        let task: Task<Void, Never>
    }

    private var byType: [TypeKey: AnyObject] = [:]
    /// The same, in the order in which they were made.
    private var inOrder: [AnyObject] = []
    private var running: [TypeKey: Running] = [:]

    deinit {
        _ = release()
    }

    func has(_ key: TypeKey) -> Bool { byType[key] != nil }

    func value<Value>(of type: Value.Type, _ key: TypeKey) -> Value? {
        guard let box = byType[key] else { return nil }
        // What is kept under a type's key is that type's box.
        return unsafeDowncast(box, to: Box<Value>.self).value
    }

    /// Keeps a value, unless there is one already.
    func keep<Value>(_ value: Value, _ key: TypeKey) {
        guard byType[key] == nil else { return }
        let box = Box(value)
        byType[key] = box
        inOrder.append(box)
    }

    func creation(of key: TypeKey) -> Creation? { running[key]?.creation }

    func begin(_ creation: Creation, of key: TypeKey, _ task: Task<Void, Never>) {
        running[key] = Running(creation: creation, task: task)
    }

    func end(_ creation: Creation, of key: TypeKey) {
        if running[key]?.creation === creation { running[key] = nil }
    }

    /// Cancels what is being made, and releases what has been, the newest first.
    ///
    /// - Returns: what was being made.
    func release() -> [Creation] {
        let cancelled = Array(running.values)
        running = [:]
        for creation in cancelled { creation.task.cancel() }
        byType = [:]
        while inOrder.popLast() != nil {}
        return cancelled.map(\.creation)
    }
}

/// A value that can be found again by its exact type.
private final class Box<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
