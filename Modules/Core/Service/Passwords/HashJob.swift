import Domain

/// A password that waits to be hashed.
struct HashJob: Sendable {
    let perform: @Sendable () -> Void
    let refuse: @Sendable () -> Void

    init<Value: Sendable>(
        _ continuation: CheckedContinuation<Result<Value, StorageError>, Never>,
        _ work: @escaping @Sendable () throws(StorageError) -> Value
    ) {
        perform = { continuation.resume(returning: Result(catching: work)) }
        refuse = { continuation.resume(returning: .failure(.busy)) }
    }
}
