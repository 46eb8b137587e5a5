import Glibc
import ToolSupport

/// A program that measures modules of the app in its own process, and other programs in a pseudo
/// terminal.
@main enum BenchCommand {
    @MainActor static func main() async {
        await BenchOptions.run(as: "Tools/bench") { options in
            let tables = try await tables(for: options.operands)
            print(tables.map(\.text).joined(separator: "\n\n"))
            exit(tables.allSatisfy(\.meetsGoals) ? 0 : 1)
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
        case ("teams", 0): return [try TeamsBenchmark.run()]
        case ("check", 1): return [try QuickCheckBenchmark.run(operands[0])]
        case ("import", 3):
            return [try await ImportBenchmark.run(operands[0], operands[1], into: operands[2])]
        case ("exchange", 3):
            return [try await ExchangeBenchmark.run(operands[0], operands[1], operands[2])]
        case ("history", 1): return try await HistoryBenchmark.run(operands[0])
        case ("delay", 3):
            if let port = UInt16(operands[0]), let milliseconds = UInt16(operands[2]) {
                try DelayProxy.run(port: port, path: operands[1], milliseconds: milliseconds)
            }
        default: break
        }
        let programs = MeasuredProgram.list(operands) ?? []
        switch (arguments.first, programs.count) {
        case ("memory", 1): return [try MemoryBenchmark.run(programs[0])]
        case ("gather", 2...): return try GatherKeysBenchmark.run(programs)
        case ("gather-delay", 2...):
            return try GatherKeysBenchmark.run(programs, measuresDelay: true)
        case ("keys", 2...): return try KeysBenchmark.run(programs)
        case ("start", 2...): return try StartBenchmark.run(programs)
        default: break
        }
        throw ToolError(.usage, "Expected a benchmark and its operands; --help lists them.")
    }
}
