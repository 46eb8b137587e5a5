import Platform

/// Stopping and going on, as the shell's `fg` and `bg` know it.
enum JobControl {
    /// Whether the terminal belongs to another job now.
    static func isInBackground(_ descriptor: Int32) -> Bool {
        let owner = tcgetpgrp(descriptor)
        return owner > 0 && owner != getpgrp()
    }

    /// Stops everybody in our job, as the terminal's own Ctrl-Z would: a shell that looks at a script
    /// around us would otherwise never notice.
    static func stopJob() {
        var former = sigaction()
        sigaction(SIGTSTP, nil, &former)
        signal(SIGTSTP, SIG_IGN)
        kill(0, SIGTSTP)
        // Said again, it also forgets the signal if a thread has it waiting: one stop is enough.
        signal(SIGTSTP, SIG_IGN)
        stopSelf()
        sigaction(SIGTSTP, &former, nil)
    }

    /// Stops as long as the terminal belongs to another job.
    ///
    /// - Returns: false when nobody is there who would let us go on, and so nobody to stop for.
    static func awaitForeground(_ descriptor: Int32) -> Bool {
        while isInBackground(descriptor) {
            let begin = ContinuousClock.now
            stopSelf()
            // The system does not stop a job that has no shell.
            if isInBackground(descriptor), ContinuousClock.now - begin < .milliseconds(1) {
                return false
            }
        }
        return true
    }

    /// Returns when somebody lets us go on.
    ///
    /// The main actor may run on a thread that takes no signals, so the stop is sent to this thread
    /// by name, and let in.
    private static func stopSelf() {
        var stop = sigset_t()
        sigemptyset(&stop)
        sigaddset(&stop, SIGTSTP)
        var former = (action: sigaction(), mask: sigset_t())
        sigaction(SIGTSTP, nil, &former.action)
        signal(SIGTSTP, SIG_DFL)
        pthread_sigmask(SIG_UNBLOCK, &stop, &former.mask)
        raise(SIGTSTP)
        pthread_sigmask(SIG_SETMASK, &former.mask, nil)
        sigaction(SIGTSTP, &former.action, nil)
    }
}
