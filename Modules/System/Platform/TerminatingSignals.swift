import Glibc

/// The signals that end a process by default, except SIGKILL, which cannot be handled.
public enum TerminatingSignals {
    /// Requests of users and of other processes, and limits that the process has reached.
    public static let requests = [
        SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2,
        SIGXCPU, SIGXFSZ, SIGIO, SIGPWR, SIGSTKFLT,
    ]

    /// The signals without a name.
    public static let realTime = Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())

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
