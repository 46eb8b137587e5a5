import Composition
import DependencyContainer
import Domain
import SystemTime

/// The program.
@main enum FootballGather {
    @MainActor static func main() async {
        Descriptor.reserveStandardStreams()
        Signals.crashQuietly()
        await ending(for: Array(CommandLine.arguments.dropFirst())).take()
    }

    @MainActor private static func ending(for arguments: [String]) async -> Ending {
        do throws(UsageError) {
            let options = try CommandLineOptions(arguments)
            switch options.task {
            case .help: return .code(Console.print(Usage.help))
            case .version: return .code(Console.print(Usage.version))
            case .graph(let format):
                return .code(Console.print(graph(format, of: options.selection)))
            case .replay(let file): return await Replay(path: file)()
            case .run: return await Run(options: options)()
            }
        } catch {
            Console.complain(error.sentence)
            return .code(.usage)
        }
    }

    /// Nothing is opened for it: what is registered says it all.
    @MainActor private static func graph(
        _ format: CommandLineOptions.GraphFormat, of selection: FeatureSelection
    ) -> String {
        let graph = LiveApp(
            LiveDependencies(
                directory: "", time: SystemTimeSource(), shuffle: PlayerShuffle { $0 }),
            selection
        ).graph
        let text =
            switch format {
            case .mermaid: graph.mermaid
            case .graphviz: graph.graphviz
            }
        // The console ends the last line.
        return String(text.dropLast())
    }
}
