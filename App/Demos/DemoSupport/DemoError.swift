import ProgramOptions
import TextSanitizing

/// An error for which a demo does not start.
enum DemoError: Error, Equatable {
    case usage(UsageError)
    case unknownState(String, known: [String])
    case unwritableLog(String, reason: String)

    var message: String {
        switch self {
        case .usage(let error):
            error.message
        case .unknownState(let name, let known):
            """
            There is no state “\(name.sanitized(for: .message))”; \
            choose one of: \(known.joined(separator: ", ")).
            """
        case .unwritableLog(let path, let reason):
            "\(path.sanitized(for: .message)) cannot be written: \(reason)."
        }
    }

    /// The exit code, by sysexits(3).
    var code: Int32 {
        switch self {
        case .unwritableLog: 73
        case .usage, .unknownState: UsageError.exitCode
        }
    }
}
