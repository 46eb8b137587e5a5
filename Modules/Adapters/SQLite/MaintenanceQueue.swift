package import Domain
import Platform

/// Runs long work on files without blocking the queue of the database.
package actor MaintenanceQueue {
    private let executor = QueueExecutor("football-gather.maintenance")

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    package init() {}

    package func run<Value: Sendable>(
        _ work: @Sendable () throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        try work()
    }
}
