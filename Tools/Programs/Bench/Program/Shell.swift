import Foundation
import Measuring

/// A program that is run to its end.
enum Shell {
    /// - Parameters:
    ///   - input: what it reads from its standard input.
    ///   - output: where its standard output goes.
    /// - Returns: nanoseconds from its start to its end.
    @discardableResult
    static func run(
        _ program: String, _ arguments: [String], input: String, output: String = "/dev/null"
    ) throws -> Int64 {
        let script = FileManager.default.temporaryDirectory
            .appendingPathComponent("football-gather-bench-\(getpid()).input")
        try Data(input.utf8).write(to: script)
        defer { try? FileManager.default.removeItem(at: script) }
        let files = [
            Spawn.File(number: 0, path: script.path, flags: O_RDONLY),
            Spawn.File(number: 1, path: output, flags: O_WRONLY),
        ]
        let started = Stopwatch.now
        let process = try Spawn.callAsFunction(program, arguments, files: files)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        let time = Stopwatch.now - started
        guard status == 0 else { throw BenchError("\(program) ended with status \(status)") }
        return time
    }
}
