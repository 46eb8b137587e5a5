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
