import Platform

/// What the program does with signals before a terminal takes them over, and after.
enum Signals {
    private static let crashes = [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

    /// Takes away the Swift runtime's backtracer, which on a terminal would print a trace and ask for
    /// a key. Whoever wants one says so by `SWIFT_BACKTRACE`.
    static func crashQuietly() {
        guard getenv("SWIFT_BACKTRACE") == nil else { return }
        for number in crashes { signal(number, SIG_DFL) }
    }

    /// Ends the process by a signal, so that the shell sees what ended it.
    static func end(by number: Int32) {
        signal(number, SIG_DFL)
        // The main actor runs on a thread of Dispatch, and those block signals.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
    }
}
