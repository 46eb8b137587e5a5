import Synchronization

/// A thread-safe counter.
final class Counter: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .sequentiallyConsistent) }

    @discardableResult func increment() -> Int {
        count.add(1, ordering: .sequentiallyConsistent).newValue
    }
}
