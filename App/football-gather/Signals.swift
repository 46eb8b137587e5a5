import Platform

/// Signal actions of the process while no terminal handles the signals.
enum Signals {
    private static let crashSignals = [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

    /// Disables the backtracer of the Swift runtime, which prints a trace on a terminal and waits
    /// for a key. The variable `SWIFT_BACKTRACE` enables it again.
    static func disableBacktraces() {
        guard getenv("SWIFT_BACKTRACE") == nil else { return }
        for number in crashSignals { signal(number, SIG_DFL) }
    }

    /// Terminates the process by a signal, so that the shell sees that signal.
    static func terminate(by number: Int32) {
        signal(number, SIG_DFL)
        // The main actor runs on a Dispatch thread, and those block signals.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
    }
}
