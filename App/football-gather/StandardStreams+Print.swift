import Glibc
import Platform

extension StandardStreams {
    /// Prints a line to standard output.
    static func print(_ text: String) -> ExitCode {
        write(text + "\n", to: STDOUT_FILENO) ? .success : .inputOutput
    }

    /// Prints a line to standard error.
    static func printError(_ message: String) {
        write("football-gather: " + message + "\n", to: STDERR_FILENO)
    }
}
