/// Why a run ended. The terminal is as it was before in every case.
public enum TerminalExit: Hashable, Sendable {
    /// The workspace is finished: the person asked to quit.
    case finished
    /// The terminal went away.
    case hangup
    /// A signal asked to end, by its number.
    case signal(Int32)
}
