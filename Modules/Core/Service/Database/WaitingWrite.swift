public import Domain

/// A write that waits for a transaction, which it can share with others because each commit waits
/// for the disk.
public struct WaitingWrite<Connection>: Sendable {
    /// Runs the write, and returns a closure that reports the result to the caller after the
    /// commit.
    public let run: @Sendable (Connection) throws(StorageError) -> @Sendable () -> Void
    /// Reports the error of the whole transaction to the caller.
    public let fail: @Sendable (StorageError) -> Void

    /// Returns the result of `work` after the commit.
    ///
    /// - Parameter add: Receives the write, to run it in a transaction.
    public static func result<Value: Sendable>(
        of work:
            @escaping @Sendable (Connection) throws(StorageError) -> Result<Value, StorageError>,
        add: (Self) -> Void
    ) async throws(StorageError) -> Value {
        let result = await withCheckedContinuation {
            (continuation: CheckedContinuation<Result<Value, StorageError>, Never>) in
            let write = Self { connection throws(StorageError) in
                let result = try work(connection)
                return { continuation.resume(returning: result) }
            } fail: {
                continuation.resume(returning: .failure($0))
            }
            add(write)
        }
        return try result.get()
    }
}
