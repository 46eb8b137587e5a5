import Domain
import Synchronization

/// Hashes passwords in the order of a `HashQueue`.
final class HashScheduler: Sendable {
    private struct State {
        var queue: HashQueue<HashJob>
        var idle: [PasswordHashWorker]
    }

    private let secrets: any ServiceSecrets
    private let time: any TimeSource
    private let state: Mutex<State>

    init(_ secrets: any ServiceSecrets, _ time: any TimeSource) {
        self.secrets = secrets
        self.time = time
        let count = secrets.hasherCount
        state = Mutex(
            State(
                queue: HashQueue(hasherCount: count),
                idle: (0..<count).map { _ in PasswordHashWorker() }))
    }

    /// Returns the salt, the cost and the hash of a password as one line of text.
    ///
    /// - Throws: `.busy` if too many passwords wait.
    func hash(
        _ password: Password, for request: HashRequest
    ) async throws(StorageError) -> String {
        try await perform(request) { [secrets] () throws(StorageError) in
            try secrets.hash(password)
        }
    }

    /// Returns whether the password matches a hash. A nil hash takes the same time and matches no
    /// password.
    ///
    /// - Throws: `.busy` if too many passwords wait.
    func verify(
        _ password: Password, against hash: String?, for request: HashRequest
    ) async throws(StorageError) -> Bool {
        try await perform(request) { [secrets] () throws(StorageError) in
            try secrets.verify(password, against: hash)
        }
    }

    private func perform<Value: Sendable>(
        _ request: HashRequest, _ work: @escaping @Sendable () throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        let result = await withCheckedContinuation { continuation in
            add(HashJob(continuation, work), for: request)
        }
        return try result.get()
    }

    private func add(_ job: HashJob, for request: HashRequest) {
        let (leaving, hasher, next) = state.withLock { state in
            let leaving = state.queue.add(job, for: request, at: time.now().uptime)
            let hasher = state.idle.popLast()
            return (leaving, hasher, hasher == nil ? nil : state.queue.next())
        }
        leaving?.refuse()
        if let hasher, let next {
            Task { await hasher.perform(next) { [self] in self.next(for: hasher) } }
        }
    }

    /// Removes the job whose turn it is. Without one, the hasher becomes idle.
    private func next(for hasher: PasswordHashWorker) -> HashJob? {
        state.withLock { state in
            let job = state.queue.next()
            if job == nil { state.idle.append(hasher) }
            return job
        }
    }
}
