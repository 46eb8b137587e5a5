import Platform
import ToolSupport

/// A program that measures modules of the app in its own process, and other programs in a pseudo
/// terminal.
@main enum BenchCommand {
    private static let usage = """
        usage: Bench navigation | container
               Bench check DIRECTORY                    the check of a start
               Bench history DIRECTORY                  parts of the past matches, events
               Bench lists                              keys in lists
               Bench gather PROGRAM -- PROGRAM          keys in gathers with few and with many events
               Bench keys PROGRAM -- PROGRAM …          keys in programs that show a list
               Bench memory TEXT PROGRAM [ARGUMENT …]   memory of the program when it has shown TEXT
               Bench start PROGRAM -- PROGRAM           starts of two programs

        A PROGRAM is TITLE TEXT PROGRAM [ARGUMENT …], and has started when it has shown TEXT. It runs in
        a pseudo terminal. Exit codes: 0 all goals are met, 1 a goal is missed, 64 usage, 70 a
        measurement failed. Tools/bench builds and starts all of this.
        """

    @MainActor static func main() async {
        do {
            let tables = try await tables(for: Array(CommandLine.arguments.dropFirst()))
            print(tables.map(\.text).joined(separator: "\n\n"))
            exit(tables.allSatisfy(\.meetsGoals) ? 0 : 1)
        } catch {
            (error as? ToolError ?? ToolError(.software, "\(error)")).exit(from: "Tools/bench")
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
        print(usage)
        exit(64)
    }
}
