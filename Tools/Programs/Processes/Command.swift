import Foundation
import Glibc

/// A program with its arguments, its environment and its working directory.
package struct Command: Sendable {
    /// The program's path; a name without a slash is looked up in `PATH`.
    package var executable: String
    /// The arguments after the program's own name.
    package var arguments: [String]
    /// All environment variables of the process.
    package var environment: [String: String]
    /// The working directory, or `nil` for that of this process.
    package var directory: String?

    /// Creates a command; `run` starts it.
    package init(
        _ executable: String, _ arguments: [String] = [],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        directory: String? = nil
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
    }

    /// The limit of a command that may build the whole package on a busy machine.
    package static let buildLimit = Duration.seconds(2_100)

    /// Runs the process to its end without blocking a thread.
    ///
    /// - Parameters:
    ///   - errors: The destination of the standard error stream.
    ///   - limit: The time after which the process is killed.
    package func run(
        input: ChildProcess.Input = .bytes([]), errors: ChildProcess.Output = .captured,
        within limit: Duration = .seconds(900)
    ) async throws -> CommandResult {
        let process = try ChildProcess(self, input: input, errors: errors)
        let status = try await process.exit(within: limit)
        return CommandResult(
            status: status, output: process.outputText, errors: process.errorText)
    }
}

extension Command {
    /// Returns the path of a program of this package, which SwiftPM puts beside the tests, or `nil`
    /// for a program that is not built. The tests may be a bundle.
    package static func builtProgram(_ name: String) -> String? {
        let tests = CommandLine.arguments.filter { $0.contains(".xctest") }
        // Foundation leaks the list of bundles.
        let starts = tests.isEmpty ? Bundle.allBundles.map(\.bundlePath) : tests
        let folders = starts.flatMap { start in
            sequence(first: URL(filePath: start).deletingLastPathComponent()) { folder in
                folder.path.count > 1 ? folder.deletingLastPathComponent() : nil
            }
        }
        return folders.map { $0.appending(path: name).path }
            .first(where: FileManager.default.isExecutableFile)
    }
}

/// The exit status and the output of a process that has ended.
package struct CommandResult: Sendable {
    package let status: ExitStatus
    /// The standard output, as UTF-8.
    package let output: String
    /// The standard error stream, as UTF-8; empty unless it was captured.
    package let errors: String

    /// The exit code as a shell reports it: 128 and the signal's number after a signal.
    package var code: Int32 {
        switch status {
        case .exited(let code): code
        case .killed(let signal): 128 + signal
        }
    }
}

/// The way in which a process has ended.
package enum ExitStatus: Equatable, Sendable {
    /// The process exited with this code.
    case exited(Int32)
    /// This signal ended the process.
    case killed(Int32)

    /// - Parameter status: The status that `waitpid` stores.
    init(waitStatus status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal)
    }
}

/// A process or a pseudo terminal that could not be created, or a process that did not end.
package struct ProcessError: Error, Equatable, CustomStringConvertible {
    package let message: String

    init(message: String) {
        self.message = message
    }

    init(_ action: String, errno code: Int32) {
        message = "\(action): \(String(cString: strerror(code)))."
    }

    package var description: String { message }
}
