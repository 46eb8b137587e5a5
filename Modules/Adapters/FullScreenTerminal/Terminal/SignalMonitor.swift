import Dispatch
import Glibc
import Platform
import Synchronization

/// Handles signals on the main actor instead of performing their default actions.
///
/// The signal handler writes the number of the signal into a pipe. Dispatch signal sources are not
/// used, because on Linux they block the signal in some threads, which prevents stopping the
/// process.
@MainActor final class SignalMonitor {
    /// The signals that do not end the run.
    private nonisolated static let continuing = [SIGWINCH, SIGTSTP, SIGCONT]

    /// The descriptor that the handler writes to; -1 while signals are not reported.
    private nonisolated static let pipeEnd = Atomic<Int32>(-1)

    private var ends: (read: Int32, write: Int32) = (-1, -1)
    private let queue = DispatchQueue(label: "SignalMonitor")
    private var source: (any DispatchSourceRead)?
    private var previous: [(number: Int32, action: sigaction)] = []

    /// Starts to collect the signals that end a process, and those of the terminal.
    init() {
        var pair: [Int32] = [-1, -1]
        guard pipe(&pair) == 0 else { return }
        ends = (pair[0], pair[1])
        for end in pair {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        Self.pipeEnd.store(ends.write, ordering: .releasing)
        // Without SA_NODEFER, a second SIGTSTP would be pending while the handler runs, and would
        // stop the process again.
        var action = sigaction(
            handler: { SignalMonitor.note($0) }, flags: SA_RESTART | Int32(SA_NODEFER))
        // Signals that are ignored, as after `nohup`, stay ignored.
        let terminating = (TerminatingSignals.requests + TerminatingSignals.realTime)
            .filter(sigaction.isDefault)
        for number in Self.continuing + terminating {
            var before = sigaction()
            sigaction(number, &action, &before)
            previous.append((number, before))
        }
    }

    /// Starts to report signals, beginning with those that have already arrived.
    ///
    /// - Parameters:
    ///   - output: The terminal. If the main actor waits for it, nothing else ends the process.
    ///   - handler: A closure that receives the numbers of the signals.
    func start(output: Int32, _ handler: @escaping @MainActor (Int32) -> Void) {
        guard ends.read >= 0 else { return }
        let end = ends.read
        let queue = queue
        let source = DispatchSource.makeReadSource(fileDescriptor: end, queue: queue)
        source.setEventHandler { @Sendable in
            var byte: UInt8 = 0
            while read(end, &byte, 1) == 1 {
                let number = Int32(byte)
                DispatchQueue.main.async { MainActor.assumeIsolated { handler(number) } }
                guard !Self.continuing.contains(number) else { continue }
                TerminalRestorer.terminate(by: number, ifBlocked: output, on: queue)
            }
        }
        // The pipe is closed after the source is cancelled, because the system reuses descriptors.
        source.setCancelHandler { @Sendable in close(end) }
        source.resume()
        self.source = source
    }

    /// Restores the previous signal actions.
    func stop() {
        // The process ends here if `TerminalRestorer` has begun to terminate it.
        queue.sync {}
        for (number, action) in previous {
            var action = action
            sigaction(number, &action, nil)
        }
        previous = []
        Self.pipeEnd.store(-1, ordering: .releasing)
        if let source { source.cancel() } else if ends.read >= 0 { close(ends.read) }
        if ends.write >= 0 { close(ends.write) }
        ends = (-1, -1)
        source = nil
    }

    /// Writes a signal into the pipe. Runs in a signal handler, so it must not allocate or lock.
    private nonisolated static func note(_ number: Int32) {
        let previous = errno
        var byte = UInt8(truncatingIfNeeded: number)
        // A failed write means that the pipe is full of unread signals.
        _ = write(pipeEnd.load(ordering: .acquiring), &byte, 1)
        errno = previous
    }
}
