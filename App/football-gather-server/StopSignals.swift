import Platform

/// The signals that stop the server.
enum StopSignals {
    private static var set: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for number in [SIGTERM, SIGINT] { sigaddset(&set, number) }
        return set
    }

    /// Keeps the signals from ending the process, in this thread and in those that it starts.
    static func block() {
        var set = set
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Blocks the thread until one of the signals arrives.
    static func wait() {
        var set = set
        var number: Int32 = 0
        sigwait(&set, &number)
    }
}
