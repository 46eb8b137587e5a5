import Platform
import ProgramOptions
import ToolSupport

/// A program that measures modules of the app in its own process, and other programs in a pseudo
/// terminal.
@main enum BenchCommand {
    @MainActor static func main() async {
        do {
            let command = try BenchOptions(Array(CommandLine.arguments.dropFirst()))
            if let text = command.requestedText {
                print(BenchOptions.manual.text(text))
                exit(0)
            }
            let tables = try await tables(for: command.operands)
            print(tables.map(\.text).joined(separator: "\n\n"))
            exit(tables.allSatisfy(\.meetsGoals) ? 0 : 1)
        } catch {
            let usage = (error as? UsageError).map { ToolError($0) }
            (usage ?? error as? ToolError ?? ToolError(.software, "\(error)"))
                .exit(from: "Tools/bench")
        }
    }

    @MainActor private static func tables(for arguments: [String]) async throws
        -> [BenchmarkTable]
    {
        let operands = Array(arguments.dropFirst())
        switch (arguments.first, operands.count) {
        case ("navigation", 0):
            return [try NavigationBenchmark.run(), try RoundTripBenchmark.run()]
        case ("container", 0): return [try ContainerBenchmark.run()]
        case ("check", 1): return [try QuickCheckBenchmark.run(operands[0])]
        case ("history", 1): return try await HistoryBenchmark.run(operands[0])
        case ("lists", 0): return [try await KeysBenchmark.run()]
        case ("memory", 2...):
            return [try MemoryBenchmark.run(operands[1...], showing: operands[0])]
        case ("gather", 1...), ("keys", 1...), ("start", 1...):
            guard let programs = MeasuredProgram.list(operands), programs.count > 1 else { break }
            switch arguments[0] {
            case "gather": return try GatherKeysBenchmark.run(programs)
            case "keys": return try ProcessKeysBenchmark.run(programs)
            default: return try StartBenchmark.run(programs)
            }
        default: break
        }
        throw ToolError(.usage, "Expected a benchmark and its operands; --help lists them.")
    }
}
