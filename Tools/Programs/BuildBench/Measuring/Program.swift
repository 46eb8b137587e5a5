import Measuring
import Platform

/// A program that is run to its end, in a folder, with its output kept in a file. It is in our group
/// of processes, so that an interrupt from the terminal ends both.
struct Program {
    let directory: String
    let log: String
    /// What is set for it; what would select a part of the package is not set otherwise.
    private let variables: [String: String?]

    init(directory: String, log: String, variables: [String: String] = [:]) {
        self.directory = directory
        self.log = log
        let unset = Dictionary(uniqueKeysWithValues: Selection.all.map { ($0, String?.none) })
        self.variables = unset.merging(variables.mapValues(Optional.some)) { $1 }
    }

    @discardableResult
    func callAsFunction(_ words: String...) throws(BenchError) -> Cost { try run(words) }

    /// What it writes to its standard output.
    func output(_ words: String...) throws(BenchError) -> Data { try output(words) }

    /// What it writes to its standard output.
    func output(_ words: [String]) throws(BenchError) -> Data {
        let output = log + ".output"
        try run(words, output: output)
        return try Self.contents(of: output)
    }

    /// What the last one has written that wrote to this log.
    var said: String {
        get throws(BenchError) { String(decoding: try Self.contents(of: log), as: UTF8.self) }
    }

    private static func contents(of file: String) throws(BenchError) -> Data {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw BenchError("\(file) cannot be read")
        }
        return data
    }

    /// - Parameter output: where its standard output goes; nil for the log.
    @discardableResult
    func run(_ words: [String], output: String? = nil) throws(BenchError) -> Cost {
        let files = [
            Spawn.File(number: 0, path: "/dev/null", flags: O_RDONLY),
            Spawn.File(number: 1, path: output ?? log, flags: O_WRONLY | O_CREAT | O_TRUNC),
            Spawn.File(number: 2, path: log, flags: O_WRONLY | O_CREAT | O_APPEND),
        ]
        let clock = ContinuousClock()
        let start = clock.now
        let process = try Spawn.callAsFunction(
            "/bin/sh", ["-c", "cd \"$0\" && exec \"$@\"", directory] + words, files: files,
            environment: variables)
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
        let time = (clock.now - start) / .seconds(1)
        guard status == 0 else {
            throw BenchError("`\(words.joined(separator: " "))` failed in \(directory): see \(log)")
        }
        return Cost(time: time, computing: seconds(usage.ru_utime) + seconds(usage.ru_stime))
    }

    private func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
    }
}
