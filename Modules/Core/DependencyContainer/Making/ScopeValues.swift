/// The values of an open scope.
///
/// The class has no actor, because the deinitialization of a container releases the values.
final class ScopeValues {
    private struct Running {
        let value: PendingValue
        let task: Task<Void, Never>
    }

    private struct WeakObject {
        weak var object: AnyObject?
    }

    // See `Registry.registrations`. No change releases a value in an access.
    @exclusivity(unchecked) private var byType: [TypeKey: KeptValue] = [:]
    /// The same values, in the order in which they were made.
    private var inOrder: [KeptValue] = []
    private var weakByType: [TypeKey: WeakObject] = [:]
    private var running: [TypeKey: Running] = [:]

    deinit {
        _ = release()
    }

    subscript(key: TypeKey) -> KeptValue? { byType[key] }

    /// Keeps a value, unless one of the same type is kept.
    func keep(_ value: KeptValue, _ key: TypeKey) {
        guard byType[key] == nil else { return }
        byType[key] = value
        inOrder.append(value)
    }

    /// Returns a value of which only a weak reference is kept.
    func weakValue(_ key: TypeKey) -> KeptValue? {
        weakByType[key]?.object.flatMap { KeptValue($0, as: key.type) }
    }

    func keepWeakly(_ value: KeptValue, _ key: TypeKey) {
        weakByType[key] = WeakObject(object: value.object)
    }

    func pendingValue(of key: TypeKey) -> PendingValue? { running[key]?.value }

    func begin(_ value: PendingValue, of key: TypeKey, _ task: Task<Void, Never>) {
        running[key] = Running(value: value, task: task)
    }

    /// Returns whether a task was still making this value.
    func end(_ value: PendingValue, of key: TypeKey) -> Bool {
        guard running[key]?.value === value else { return false }
        running[key] = nil
        return true
    }

    /// Cancels the tasks of pending values, and releases the kept values, the newest first.
    ///
    /// - Parameter exceptions: The keys of values that remain.
    /// - Returns: The pending values.
    func release(except exceptions: [TypeKey] = []) -> [PendingValue] {
        let cancelled = Array(running.values)
        running = [:]
        for running in cancelled { running.task.cancel() }
        var released = inOrder
        byType = byType.filter { exceptions.contains($0.key) }
        inOrder = exceptions.compactMap { byType[$0] }
        weakByType = [:]
        while released.popLast() != nil {}
        return cancelled.map(\.value)
    }
}
