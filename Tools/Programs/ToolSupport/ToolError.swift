import Glibc

/// A failure of a tool.
package struct ToolError: Error, Equatable {
    /// The exit code of a tool that fails.
    package enum ExitCode: Int32, Sendable {
        /// A check has failed.
        case check = 1
        /// The command line is invalid.
        case usage = 64
        /// A file has unexpected content.
        case data = 65
        case unreadable = 66
        /// A measurement or another program has failed.
        case software = 70
        case unwritable = 73
    }

    package let exitCode: ExitCode
    /// The failure and its remedy.
    package let message: String

    package init(_ exitCode: ExitCode, _ message: String) {
        self.exitCode = exitCode
        self.message = message
    }

    /// Prints the message to standard error, and ends the process.
    ///
    /// - Parameter tool: The command that the user has called.
    package func exit(from tool: String) -> Never {
        let line = Array("\(tool): \(message)\n".utf8)
        write(STDERR_FILENO, line, line.count)
        Glibc.exit(exitCode.rawValue)
    }
}
