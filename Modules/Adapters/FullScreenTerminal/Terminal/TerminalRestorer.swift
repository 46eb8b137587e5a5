import Dispatch
import Glibc
import Platform
import Synchronization

/// Restores the terminal when the program crashes, calls `exit`, or cannot handle a signal.
///
/// The bytes and modes are prepared in advance, so that the signal handler only makes
/// async-signal-safe system calls. Taking the record out of `armed` is atomic, so the terminal is
/// restored once.
enum TerminalRestorer {
    private struct Record {
        let descriptor: Int32
        var modes: termios
        let bytes: UnsafeMutableBufferPointer<UInt8>
    }

    /// The address of the record; 0 if there is nothing to restore.
    private static let armed = Atomic<UInt>(0)
    /// The address of a table of the previous signal actions, by signal number; never freed.
    private static let previous = Atomic<UInt>(0)
    private static let isInstalled: Bool = install()

    static func arm(descriptor: Int32, modes: termios, restoring: [UInt8]) {
        disarm()
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: restoring.count)
        _ = bytes.initialize(from: restoring)
        let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
        record.initialize(to: Record(descriptor: descriptor, modes: modes, bytes: bytes))
        _ = isInstalled
        armed.store(UInt(bitPattern: record), ordering: .releasing)
    }

    static func disarm() {
        guard let record = takeRecord() else { return }
        record.pointee.bytes.deallocate()
        record.deallocate()
    }

    /// Terminates the process by a signal if the terminal is still in use after two seconds and
    /// accepts no output. Then nobody reads it, and the main actor waits in a write.
    ///
    /// - Parameter output: A descriptor of the terminal that the main actor writes to.
    static func terminate(by number: Int32, ifBlocked output: Int32, on queue: DispatchQueue) {
        queue.asyncAfter(deadline: .now() + 2) {
            guard armed.load(ordering: .acquiring) != 0 else { return }
            var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
            guard poll(&request, 1, 0) == 0 else {
                return terminate(by: number, ifBlocked: output, on: queue)
            }
            guard let record = takeRecord() else { return }
            // Ends the write that waits, and prevents others. The system wakes it only for TCOON.
            dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), output)
            tcflush(record.pointee.descriptor, TCOFLUSH)
            tcflow(record.pointee.descriptor, TCOOFF)
            tcflow(record.pointee.descriptor, TCOON)
            restore(record)
            TerminatingSignals.terminate(by: number)
        }
    }

    /// Installs an alternate signal stack for the current thread, because an overflowed stack has
    /// no room for the handler. All threads share one alternate stack.
    static func installAlternateStack() {
        var current = stack_t()
        guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else {
            return
        }
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer(bitPattern: stackAddress)
        stack.ss_size = stackSize
        sigaltstack(&stack, nil)
    }

    private static let stackSize = 64 * 1_024
    /// The memory of the alternate stack; never freed, because any thread may still use it.
    private static let stackAddress = UInt(
        bitPattern: UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16))

    private static func takeRecord() -> UnsafeMutablePointer<Record>? {
        UnsafeMutablePointer(bitPattern: armed.exchange(0, ordering: .acquiringAndReleasing))
    }

    private static func install() -> Bool {
        let size = Int(TerminatingSignals.crashes.max() ?? 0) + 1
        let table = UnsafeMutablePointer<sigaction>.allocate(capacity: size)
        table.initialize(repeating: sigaction(), count: size)
        previous.store(UInt(bitPattern: table), ordering: .releasing)
        var action = sigaction(handler: { TerminalRestorer.handleCrash($0) }, flags: SA_ONSTACK)
        for number in TerminatingSignals.crashes { sigaction(number, &action, table + Int(number)) }
        return atexit { TerminalRestorer.restore() } == 0
    }

    /// Restores the terminal. Runs in a signal handler, so it must not allocate or lock.
    private static func restore() {
        if let record = takeRecord() { restore(record) }
    }

    private static func restore(_ record: UnsafeMutablePointer<Record>) {
        // Writing to the terminal from the background would stop the process with SIGTTOU.
        var stop = sigset_t()
        sigemptyset(&stop)
        sigaddset(&stop, SIGTTOU)
        pthread_sigmask(SIG_BLOCK, &stop, nil)
        write(record.pointee.bytes, to: record.pointee.descriptor)
        tcsetattr(record.pointee.descriptor, TCSANOW, &record.pointee.modes)
    }

    /// Writes bytes to the terminal unless that would block. Then only its modes are restored.
    private static func write(_ bytes: UnsafeMutableBufferPointer<UInt8>, to descriptor: Int32) {
        let flags = fcntl(descriptor, F_GETFL)
        _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        var count = 0
        while count < bytes.count, poll(&request, 1, 100) > 0 {
            let written = Glibc.write(
                descriptor, bytes.baseAddress?.advanced(by: count), bytes.count - count)
            guard written > 0 else { break }
            count += written
        }
        // The shell uses the same open file.
        _ = fcntl(descriptor, F_SETFL, flags)
    }

    /// Handles a crash. Runs in a signal handler, so it must not allocate or lock.
    private static func handleCrash(_ number: Int32) {
        restore()
        if let table = UnsafeMutablePointer<sigaction>(
            bitPattern: previous.load(ordering: .acquiring))
        {
            sigaction(number, table + Int(number), nil)
        }
        // The signal is blocked in this handler. After it, the signal arrives again with its
        // previous action, so that a debugger or a core dump shows the cause.
        raise(number)
    }
}
