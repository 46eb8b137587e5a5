import Platform

/// Hashes passwords one after another on its own queue, because each takes long.
actor PasswordHashWorker {
    private let executor = QueueExecutor("football-gather.password-hashes")

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Performs a job and the next ones until there is none. The other work of a busy service does
    /// not delay them, because the queue is not left meanwhile.
    func perform(_ first: HashJob, _ next: @Sendable () -> HashJob?) {
        first.perform()
        while let job = next() { job.perform() }
    }
}
