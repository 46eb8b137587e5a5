/// The cause of the end of plain mode.
public enum PlainExit: Hashable, Sendable {
    /// The user has quit.
    case finished
    /// The last command of the input was performed.
    case endOfInput
    /// The reader of the output has closed it.
    case outputClosed
    /// Reading the input failed with this error number of the system.
    case inputFailed(Int32)
    /// Writing the output failed with this error number of the system.
    case outputFailed(Int32)
    /// The task of the run was cancelled.
    case cancelled
}
