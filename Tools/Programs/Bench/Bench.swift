import Measuring
import Platform

/// Measures the promises that were made in numbers: `Bench [NAME …]`, all of them without a name.
@main enum Bench {
    @MainActor static func main() async {
        let names = CommandLine.arguments.dropFirst()
        let wanted = names.compactMap(Benchmark.init)
        guard wanted.count == names.count else {
            complain(
                "the benchmarks are \(Benchmark.allCases.map(\.rawValue).joined(separator: ", ")).")
            exit(64)
        }
        do {
            let all = Benchmark.allCases
            exit(try await run(wanted.isEmpty ? all : all.filter(wanted.contains)) ? 0 : 1)
        } catch {
            complain("\(error)")
            exit(70)
        }
    }

    /// - Returns: whether every goal was met.
    @MainActor private static func run(_ benchmarks: [Benchmark]) async throws -> Bool {
        print("\(Machine.cores) cores, load average \(Machine.load)")
        var isMet = true
        for benchmark in benchmarks {
            for table in try await benchmark.run() {
                print("\n\(table.text)")
                // Into a pipe, too, each table comes when it is ready.
                fflush(nil)
                isMet = isMet && table.isMet
            }
        }
        print("\nload average afterwards \(Machine.load)")
        return isMet
    }

    private static func complain(_ sentence: String) {
        let line = Array("Bench: \(sentence)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }
}
