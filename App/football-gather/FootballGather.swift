#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The program.
@main enum FootballGather {
    @MainActor static func main() async {
        exit(await code(for: Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    @MainActor private static func code(for arguments: [String]) async -> ExitCode {
        do throws(UsageError) {
            let options = try CommandLineOptions(arguments)
            switch options.task {
            case .help: return Console.print(Usage.help)
            case .version: return Console.print(Usage.version)
            case .run: return await Run(options: options)()
            }
        } catch {
            Console.complain(error.sentence)
            return .usage
        }
    }
}
