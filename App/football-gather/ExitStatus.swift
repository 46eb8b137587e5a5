import Glibc
import Platform

/// The way in which the process ends.
enum ExitStatus {
    case code(ExitCode)
    /// A termination by a signal that the process has received.
    case signal(Int32)

    func exit() -> Never {
        switch self {
        case .code(let code):
            Glibc.exit(code.rawValue)
        case .signal(let number):
            TerminatingSignals.terminate(by: number)
            // Reached only for a signal that does not terminate a process by default.
            Glibc.exit(128 + number)
        }
    }
}
