import Platform
import Synchronization

/// Gives the terminal back when the program cannot do it in an orderly way: it crashes, or somebody
/// calls `exit`.
///
/// Everything is computed beforehand, so that only a few system calls are left to do, each of them
/// safe in a signal handler. Whoever takes the record out of `armed` is the only one to use it.
enum EmergencyExit {
    private struct Record {
        let descriptor: Int32
        var modes: termios
        let bytes: UnsafeMutableBufferPointer<UInt8>
    }

    /// The address of the record; 0 while there is nothing to restore.
    private static let armed = Atomic<UInt>(0)
    /// The address of what was done about each signal before us, by its number; kept for good.
    private static let former = Atomic<UInt>(0)
    private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]
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
        guard let record = take() else { return }
        record.pointee.bytes.deallocate()
        record.deallocate()
    }

    /// A stack that has overflowed has no room for a handler, so each thread that works for the
    /// display gets a second one. They share it: two that overflow at once are past help.
    static func coverThisThread() {
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
    /// Kept for good: nobody knows when the last thread has ended.
    private static let stackAddress = UInt(
        bitPattern: UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16))

    private static func take() -> UnsafeMutablePointer<Record>? {
        UnsafeMutablePointer(bitPattern: armed.exchange(0, ordering: .acquiringAndReleasing))
    }

    private static func install() -> Bool {
        let size = Int(crashes.max() ?? 0) + 1
        let table = UnsafeMutablePointer<sigaction>.allocate(capacity: size)
        table.initialize(repeating: sigaction(), count: size)
        former.store(UInt(bitPattern: table), ordering: .releasing)
        var action = sigaction()
        action.sa_flags = SA_ONSTACK
        #if canImport(Glibc)
            action.__sigaction_handler.sa_handler = { EmergencyExit.crashed($0) }
        #else
            action.__sigaction_u.__sa_handler = { EmergencyExit.crashed($0) }
        #endif
        for number in crashes { sigaction(number, &action, table + Int(number)) }
        return atexit { EmergencyExit.restore() } == 0
    }

    /// Runs in a signal handler: no allocation, no lock.
    private static func restore() {
        guard let record = take() else { return }
        // From the background this would stop us in the middle of dying.
        var stop = sigset_t()
        sigemptyset(&stop)
        sigaddset(&stop, SIGTTOU)
        pthread_sigmask(SIG_BLOCK, &stop, nil)
        _ = write(
            record.pointee.descriptor, record.pointee.bytes.baseAddress, record.pointee.bytes.count)
        tcsetattr(record.pointee.descriptor, TCSANOW, &record.pointee.modes)
    }

    /// Runs in a signal handler: no allocation, no lock.
    private static func crashed(_ number: Int32) {
        restore()
        if let table = UnsafeMutablePointer<sigaction>(
            bitPattern: former.load(ordering: .acquiring))
        {
            sigaction(number, table + Int(number), nil)
        }
        // The signal is blocked while we are here, so it comes again where it came first, and whoever
        // looks for the cause finds it.
        raise(number)
    }
}
