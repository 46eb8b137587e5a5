/// The program.
@main enum FootballGather {
    @MainActor static func main() async {
        Signals.crashQuietly()
        await ending(for: Array(CommandLine.arguments.dropFirst())).take()
    }

    @MainActor private static func ending(for arguments: [String]) async -> Ending {
        do throws(UsageError) {
            let options = try CommandLineOptions(arguments)
            switch options.task {
            case .help: return .code(Console.print(Usage.help))
            case .version: return .code(Console.print(Usage.version))
            case .graph:
                Console.complain("The graph cannot be printed by this version.")
                return .code(.software)
            case .replay(let file): return await Replay(path: file)()
            case .run: return await Run(options: options)()
            }
        } catch {
            Console.complain(error.sentence)
            return .code(.usage)
        }
    }
}
