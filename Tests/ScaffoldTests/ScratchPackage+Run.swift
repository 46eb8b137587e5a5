import Foundation

extension ScratchPackage {
    /// How a program ended.
    struct Ending {
        let code: Int32
        /// Everything that it has written.
        let output: String
    }

    /// Runs a program in the house to its end.
    func run(_ program: String, _ arguments: String...) async throws -> Ending {
        try await run(program, arguments, input: "", [:])
    }

    /// Runs a line of a shell in the house to its end.
    ///
    /// - Parameter changes: added to what the programs see.
    func shell(
        _ line: String, input: String = "", environment changes: [String: String] = [:]
    ) async throws -> Ending {
        try await run("/bin/sh", ["-c", line], input: input, changes)
    }

    private func run(
        _ program: String, _ arguments: [String], input: String, _ changes: [String: String]
    ) async throws -> Ending {
        let log = root.appending(path: ".build/\(UUID().uuidString).log")
        try FileManager.default.createDirectory(
            at: log.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: log)
        let process = Process()
        process.executableURL =
            program.hasPrefix("/") ? URL(filePath: program) : root.appending(path: program)
        process.arguments = arguments
        process.currentDirectoryURL = root
        process.environment = ProcessInfo.processInfo.environment
            .merging([
                "FOOTBALL_GATHER_LONG": "", "LLVM_PROFILE_FILE": "/dev/null",
                "XDG_DATA_HOME": root.appending(path: ".build/data").path,
            ]) { $1 }.merging(changes) { $1 }
        let words = root.appending(path: ".build/\(UUID().uuidString).in")
        try Data(input.utf8).write(to: words)
        process.standardInput = try FileHandle(forReadingFrom: words)
        let writing = try FileHandle(forWritingTo: log)
        process.standardOutput = writing
        process.standardError = writing
        let code = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        return Ending(
            code: code, output: String(decoding: try Data(contentsOf: log), as: UTF8.self))
    }
}
