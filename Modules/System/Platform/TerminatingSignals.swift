/// The signals that end a process by default, except SIGKILL, which cannot be handled.
public enum TerminatingSignals {
    /// Requests of users and of other processes, and limits that the process has reached.
    public static let requests: [Int32] = {
        var numbers = [
            SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1,
            SIGUSR2, SIGXCPU, SIGXFSZ,
        ]
        #if !canImport(Darwin)
            numbers += [SIGIO, SIGPWR, SIGSTKFLT]
        #endif
        return numbers
    }()

    /// The signals without a name.
    public static let realTime: [Int32] = {
        #if canImport(Darwin)
            []
        #else
            Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())
        #endif
    }()

    /// Faults of the program.
    public static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS]

    /// Terminates the process by a signal, so that the shell sees that signal.
    public static func terminate(by number: Int32) {
        signal(number, SIG_DFL)
        // The threads of Dispatch block signals.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
    }
}
