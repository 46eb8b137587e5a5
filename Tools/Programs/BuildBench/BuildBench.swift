import Measuring
import Platform

/// Measures what a build costs while the number of features grows: `BuildBench [OPTION …]`, from the
/// top of a checkout.
@main enum BuildBench {
    static func main() {
        do throws(UsageError) {
            let command = try BuildBenchCommand(Array(CommandLine.arguments.dropFirst()))
            guard !command.asksForHelp else { return print(BuildBenchCommand.usage) }
            let run = Run(command)
            try run.check()
            exit(measure(run))
        } catch {
            complain(error.description)
            exit(64)
        }
    }

    private static func measure(_ run: Run) -> Int32 {
        do throws(BenchError) {
            return try run() ? 0 : 1
        } catch {
            complain(error.description)
            return 70
        }
    }

    private static func complain(_ sentence: String) {
        let line = Array("BuildBench: \(sentence)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }
}
