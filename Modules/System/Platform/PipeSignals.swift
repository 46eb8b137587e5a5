import Glibc

/// Keeps a write to a connection that the client has closed from ending the process, in the calling
/// thread. The write fails with EPIPE.
public func blockPipeSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
}
