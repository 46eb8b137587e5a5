import Platform
import Synchronization

/// Restores the terminal when the program crashes or calls `exit`.
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
    private static let crashSignals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]
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
        let size = Int(crashSignals.max() ?? 0) + 1
        let table = UnsafeMutablePointer<sigaction>.allocate(capacity: size)
        table.initialize(repeating: sigaction(), count: size)
        previous.store(UInt(bitPattern: table), ordering: .releasing)
        var action = sigaction(handler: { TerminalRestorer.handleCrash($0) }, flags: SA_ONSTACK)
        for number in crashSignals { sigaction(number, &action, table + Int(number)) }
        return atexit { TerminalRestorer.restore() } == 0
    }

    /// Restores the terminal. Runs in a signal handler, so it must not allocate or lock.
    private static func restore() {
        guard let record = takeRecord() else { return }
        // Writing to the terminal from the background would stop the process with SIGTTOU.
        var stop = sigset_t()
        sigemptyset(&stop)
        sigaddset(&stop, SIGTTOU)
        pthread_sigmask(SIG_BLOCK, &stop, nil)
        _ = write(
            record.pointee.descriptor, record.pointee.bytes.baseAddress, record.pointee.bytes.count)
        tcsetattr(record.pointee.descriptor, TCSANOW, &record.pointee.modes)
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
