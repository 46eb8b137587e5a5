import Glibc

/// A request to the server by a signal.
enum ServerSignal {
    /// SIGTERM or SIGINT, or SIGHUP of a terminal that is closed.
    case stop
    /// SIGHUP.
    case reload

    private static var set: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for number in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&set, number) }
        return set
    }

    /// Keeps the signals from ending the process, in this thread and in those that it starts.
    static func block() {
        var set = set
        pthread_sigmask(SIG_BLOCK, &set, nil)
        // Administrators send it to other servers to open a log again.
        signal(SIGUSR1, SIG_IGN)
    }

    /// Blocks the thread until one of the signals arrives.
    static func next() -> ServerSignal {
        var set = set
        var number: Int32 = 0
        sigwait(&set, &number)
        return number == SIGHUP && isatty(STDERR_FILENO) == 0 ? .reload : .stop
    }
}
