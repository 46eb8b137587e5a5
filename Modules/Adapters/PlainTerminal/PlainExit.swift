/// Why plain mode ended.
public enum PlainExit: Hashable, Sendable {
    /// The person asked to quit.
    case finished
    /// The last line was read and done.
    case endOfInput
    /// Nobody reads the output any more.
    case outputClosed
    /// The input cannot be read; the system's error number says why.
    case inputFailed(Int32)
    /// The output cannot be written; the system's error number says why.
    case outputFailed(Int32)
    /// The task that it ran in was cancelled.
    case cancelled
}
