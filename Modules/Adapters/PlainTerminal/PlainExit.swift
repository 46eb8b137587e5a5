import Glibc

/// The cause of the end of plain mode.
public enum PlainExit: Hashable, Sendable {
    /// The user has quit.
    case finished
    /// The last command of the input was performed.
    case endOfInput
    /// A command was refused, by the number of its line, which is at least 1. The reason is a
    /// sentence.
    case refused(line: Int, reason: String)
    /// The reader of the output has closed it.
    case outputClosed
    /// Reading the input failed with this error number of the system.
    case inputFailed(Int32)
    /// Writing the output failed with this error number of the system.
    case outputFailed(Int32)
    /// The task of the run was cancelled.
    case cancelled

    /// A description of the error for the user, with a remedy; nil if there was no error.
    public var message: String? {
        switch self {
        case .refused(let line, let reason): "Line \(line) was refused. \(reason)"
        case .inputFailed(let number):
            "The input cannot be read (\(systemMessage(number))); check the file or pipe."
        case .outputFailed(let number):
            "The output cannot be written (\(systemMessage(number))); check the file, pipe "
                + "or disk."
        case .finished, .endOfInput, .outputClosed, .cancelled: nil
        }
    }
}

private func systemMessage(_ number: Int32) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
}
