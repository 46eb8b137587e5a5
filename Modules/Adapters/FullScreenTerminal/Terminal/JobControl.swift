import Glibc

/// Job control: stopping the process and continuing it with the shell commands `fg` and `bg`.
enum JobControl {
    /// Returns whether the terminal belongs to another job.
    static func isInBackground(_ descriptor: Int32) -> Bool {
        let owner = tcgetpgrp(descriptor)
        return owner > 0 && owner != getpgrp()
    }

    /// True if a shell can continue the job after it stops. The first job of a session has no such
    /// shell, and the system does not stop it.
    static var canStop: Bool { getsid(0) != getpgrp() }

    /// Stops all processes of the job, as Ctrl-Z of the terminal does. If only this process
    /// stopped, the shell would not notice that a script containing it has stopped.
    static func stopJob() {
        var previous = sigaction()
        sigaction(SIGTSTP, nil, &previous)
        signal(SIGTSTP, SIG_IGN)
        kill(0, SIGTSTP)
        // Ignoring the signal again discards a pending one, so the process stops only once.
        signal(SIGTSTP, SIG_IGN)
        stopSelf()
        sigaction(SIGTSTP, &previous, nil)
    }

    /// Stops the process as long as the terminal belongs to another job.
    ///
    /// - Returns: False if the system does not stop the process, because no shell with job control
    ///   would continue it.
    static func awaitForeground(_ descriptor: Int32) -> Bool {
        while isInBackground(descriptor) {
            let begin = ContinuousClock.now
            stopSelf()
            // The system does not stop a job without a shell; `raise` returns at once then.
            if isInBackground(descriptor), ContinuousClock.now - begin < .milliseconds(1) {
                return false
            }
        }
        return true
    }

    /// Stops the process. Returns when it is continued.
    ///
    /// The thread of the main actor may block signals, so the signal is sent to this thread and
    /// unblocked.
    private static func stopSelf() {
        var stop = sigset_t()
        sigemptyset(&stop)
        sigaddset(&stop, SIGTSTP)
        var previous = (action: sigaction(), mask: sigset_t())
        sigaction(SIGTSTP, nil, &previous.action)
        signal(SIGTSTP, SIG_DFL)
        pthread_sigmask(SIG_UNBLOCK, &stop, &previous.mask)
        raise(SIGTSTP)
        pthread_sigmask(SIG_SETMASK, &previous.mask, nil)
        sigaction(SIGTSTP, &previous.action, nil)
    }
}
