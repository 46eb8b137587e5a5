import Processes
import ToolSupport

/// The time and the memory of the import of an exported account.
enum ImportBenchmark {
    /// - Parameters:
    ///   - program: The path of the app.
    ///   - file: An exported account of 1,000,000 players.
    ///   - directory: A data directory with a user who is signed in, into which the file is
    ///     imported.
    static func run(
        _ program: String, _ file: String, into directory: String
    ) async throws -> BenchmarkTable {
        let start = MeasurementClock.monotonicTime
        let child = try ChildProcess(
            Command(program, ["--import", file, "--data-dir", directory]),
            input: .bytes(Array("y\n".utf8)))
        let process = MeasuredProcess(child.id)
        var peak = 0.0
        while child.exitStatus == nil {
            // The process can end meanwhile.
            peak = max(peak, (try? process.memory("VmHWM")) ?? 0)
            try await Task.sleep(for: .milliseconds(10))
        }
        let seconds = Double(MeasurementClock.monotonicTime - start) / 1e9
        guard child.exitStatus == .exited(0) else {
            throw ToolError(.software, "The import failed: \(child.errorText)")
        }
        let megabytes = peak * 1_024 / 1e6
        var table = BenchmarkTable("import of 1,000,000 players", unit: "s, MB", digits: 1)
        table.add(
            "time", Number.text(seconds, digits: 1),
            goal: .init(text: "≤ 20 s", isMet: seconds <= 20))
        table.add(
            "largest memory (VmHWM)", Number.text(megabytes, digits: 1),
            goal: .init(text: "≤ 100 MB", isMet: megabytes <= 100))
        return table
    }
}
