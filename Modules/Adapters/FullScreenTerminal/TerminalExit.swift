/// The cause of the end of a run. The terminal has been restored in every case.
public enum TerminalExit: Hashable, Sendable {
    /// The user has quit.
    case finished
    /// The terminal was closed.
    case hangup
    /// A signal with this number ended the run.
    case signal(Int32)
}
