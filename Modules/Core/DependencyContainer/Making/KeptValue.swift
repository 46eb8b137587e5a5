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
