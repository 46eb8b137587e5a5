import Platform

/// Signal actions of the process while no terminal handles the signals.
enum Signals {
    /// Disables the backtracer of the Swift runtime, which prints a trace on a terminal and waits
    /// for a key. The variable `SWIFT_BACKTRACE` enables it again.
    static func disableBacktraces() {
        guard getenv("SWIFT_BACKTRACE") == nil else { return }
        for number in TerminatingSignals.crashes + [SIGQUIT] { signal(number, SIG_DFL) }
    }
}
