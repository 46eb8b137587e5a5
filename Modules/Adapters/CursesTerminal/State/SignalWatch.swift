import Dispatch
import Platform
import Synchronization

/// Reports signals on the main actor, in place of what they would do.
///
/// The handler writes the signal's number into a pipe. Dispatch has sources for signals, but on Linux
/// they set handlers of their own and block the signal in some threads, so that it could not be
/// handed back to the system for the while of a stop.
@MainActor final class SignalWatch {
    /// Where the handler writes; -1 while nobody listens.
    private nonisolated static let pipeEnd = Atomic<Int32>(-1)

    private var ends: (read: Int32, write: Int32) = (-1, -1)
    private var source: (any DispatchSourceRead)?
    private var former: [Int32: sigaction] = [:]

    init(_ numbers: [Int32]) {
        var pair: [Int32] = [-1, -1]
        guard pipe(&pair) == 0 else { return }
        ends = (pair[0], pair[1])
        for end in pair {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        Self.pipeEnd.store(ends.write, ordering: .releasing)
        var action = sigaction()
        // A signal is never blocked while its handler runs: one that is, is kept although it is ignored,
        // and Ctrl-Z would stop us twice.
        action.sa_flags = SA_RESTART | Int32(SA_NODEFER)
        let handler: @convention(c) (Int32) -> Void = { SignalWatch.note($0) }
        #if canImport(Glibc)
            action.__sigaction_handler.sa_handler = handler
        #else
            action.__sigaction_u.__sa_handler = handler
        #endif
        for number in numbers {
            var before = sigaction()
            sigaction(number, &action, &before)
            former[number] = before
        }
    }

    /// From now on signals are reported, those first that have come already.
    func start(_ handler: @escaping @MainActor (Int32) -> Void) {
        guard ends.read >= 0 else { return }
        let end = ends.read
        let source = DispatchSource.makeReadSource(fileDescriptor: end, queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated {
                var number: UInt8 = 0
                while read(end, &number, 1) == 1 { handler(Int32(number)) }
            }
        }
        // Closed before that, the number might be another file's while the source still looks at it.
        source.setCancelHandler { close(end) }
        source.resume()
        self.source = source
    }

    /// Signals do again what they did before.
    func stop() {
        for (number, action) in former {
            var action = action
            sigaction(number, &action, nil)
        }
        former = [:]
        Self.pipeEnd.store(-1, ordering: .releasing)
        if let source { source.cancel() } else if ends.read >= 0 { close(ends.read) }
        if ends.write >= 0 { close(ends.write) }
        ends = (-1, -1)
        source = nil
    }

    /// Runs in a signal handler: no allocation, no lock.
    private nonisolated static func note(_ number: Int32) {
        let former = errno
        var byte = UInt8(truncatingIfNeeded: number)
        // A full pipe holds signals enough.
        _ = write(pipeEnd.load(ordering: .acquiring), &byte, 1)
        errno = former
    }
}
