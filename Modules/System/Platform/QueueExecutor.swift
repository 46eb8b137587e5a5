import Dispatch

/// An executor that runs an actor on its own dispatch queue, so that blocking disk access and
/// slow hashes do not block a thread of the Swift concurrency pool.
public final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    /// Creates an executor whose queue has a label for debuggers.
    public init(_ label: String) {
        queue = DispatchQueue(label: label, qos: .userInitiated)
    }

    /// Runs a job on the queue.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
