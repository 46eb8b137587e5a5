import Platform

/// The standard streams, for the few lines that are no screen.
enum Console {
    /// Whether somebody sits at a terminal that can show a full screen.
    static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    static func print(_ text: String) -> ExitCode {
        Descriptor.write(text + "\n", to: STDOUT_FILENO) == nil ? .success : .inputOutput
    }

    static func complain(_ sentence: String) {
        _ = Descriptor.write("football-gather: " + sentence + "\n", to: STDERR_FILENO)
    }
}
