import Foundation
import Processes

extension ScratchPackage {
    /// Runs a line of a shell in the package's folder.
    ///
    /// - Parameter environment: Variables that are added to those of this process.
    /// - Returns: The exit code, and both output streams as `output`.
    func shell(
        _ line: String, input: String = "", environment: [String: String] = [:]
    ) async throws -> CommandResult {
        let variables = [
            "FOOTBALL_GATHER_TESTS": "", "LLVM_PROFILE_FILE": "/dev/null",
            "XDG_DATA_HOME": root.appending(path: ".build/data").path,
        ].merging(environment) { $1 }
        let shell = Command(
            "/bin/sh", ["-c", line],
            environment: ProcessInfo.processInfo.environment.merging(variables) { $1 },
            directory: root.path)
        return try await shell.run(
            input: .bytes(Array(input.utf8)), errors: .standardOutput, within: Command.buildLimit)
    }
}
