/// The values of an open scope.
///
/// The class has no actor, because the deinitialization of a container releases the values.
final class ScopeValues {
    private struct WeakObject {
        weak var object: AnyObject?
    }

    // See `Registry.registrations`. No change releases a value in an access.
    @exclusivity(unchecked) private var byType: [TypeKey: KeptValue] = [:]
    /// The same values, in the order in which they were made.
    private var inOrder: [KeptValue] = []
    private var weakByType: [TypeKey: WeakObject] = [:]

    deinit {
        release()
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

    /// Releases the kept values, the newest first.
    ///
    /// - Parameter exceptions: The keys of values that remain.
    func release(except exceptions: [TypeKey] = []) {
        var released = inOrder
        byType = byType.filter { exceptions.contains($0.key) }
        inOrder = exceptions.compactMap { byType[$0] }
        weakByType = [:]
        while released.popLast() != nil {}
    }
}

/// A value in memory of its own, which can be read without the run-time lookup of a generic class.
final class KeptValue {
    private let type: any Any.Type
    private let memory: UnsafeMutableRawPointer

    init<Value>(_ value: Value) {
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        memory.initialize(to: value)
        type = Value.self
        self.memory = UnsafeMutableRawPointer(memory)
    }

    /// Creates the value with an object, or returns nil if the object has another type.
    convenience init?<Value>(_ object: AnyObject, as type: Value.Type) {
        guard let value = object as? Value else { return nil }
        self.init(value)
    }

    deinit {
        func release<Value>(_ type: Value.Type) {
            let memory = memory.assumingMemoryBound(to: type)
            memory.deinitialize(count: 1)
            memory.deallocate()
        }
        release(self.type)
    }

    /// The object that is the value, or nil for a value of another kind.
    var object: AnyObject? {
        func object<Value>(_ type: Value.Type) -> AnyObject? {
            let value = value(as: type)
            return Swift.type(of: value as Any) is AnyObject.Type ? value as AnyObject : nil
        }
        return object(self.type)
    }

    /// Returns the value as its type.
    func value<Value>(as type: Value.Type) -> Value {
        memory.assumingMemoryBound(to: type).pointee
    }
}
