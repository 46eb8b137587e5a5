import Composition
import DependencyContainer
import Domain
import Localization
import Platform
import ProgramOptions
import SystemTime
import WipingFree

/// The program: parses the command line, runs a command and exits.
@main enum FootballGather {
    @MainActor static func main() {
        StandardStreams.reserve()
        CrashReports.disable()
        Language.select(.ofLocale)
        MainRunLoop.run { await run().exit() }
    }

    @MainActor private static func run() async -> ExitStatus {
        do {
            guard let commandLine = commandLine() else { throw UsageError.unreadable }
            let options = try CommandLineOptions(Array(commandLine.dropFirst()))
            if let text = options.requestedText {
                return .code(StandardStreams.print(ProgramManual.app.text(text)))
            }
            if let format = options.graph {
                return .code(StandardStreams.print(graph(format, of: options.selection)))
            }
            for (option, value) in options.extensions {
                if case .command(let command) = option.effect {
                    return try await command(value, options)
                }
            }
            return try await AppRun(options, in: options.dataDirectory).run()
        } catch let error as UsageError {
            StandardStreams.printError(error.message)
            return .code(.usage)
        } catch let error as RunExtensionError {
            StandardStreams.printError(error.message)
            return .code(error.code)
        } catch {
            StandardStreams.printError("\(ProgramStrings.stopped("\(error)")) \(BugReport.request)")
            return .code(.software)
        }
    }

    /// Returns the dependency graph, for which nothing is opened.
    @MainActor private static func graph(
        _ format: CommandLineOptions.GraphFormat, of selection: FeatureSelection
    ) -> String {
        let graph = LiveApp(
            LiveDependencies(
                time: SystemTimeSource(), timeZone: SystemTimeZone(),
                shuffle: PlayerShuffle { $0 }),
            selection
        ).graph
        let text =
            switch format {
            case .mermaid: graph.mermaid
            case .graphviz: graph.graphviz
            }
        // `print` adds the last line feed.
        return String(text.dropLast())
    }
}
