import Platform

/// How a run of the program ends.
enum Ending {
    case code(ExitCode)
    /// By the signal that asked for it.
    case signal(Int32)

    func take() -> Never {
        switch self {
        case .code(let code):
            exit(code.rawValue)
        case .signal(let number):
            Signals.end(by: number)
            // Only a signal that does not end a process by default comes here.
            exit(128 + number)
        }
    }
}
