import Glibc
import Platform
import ProgramOptions

/// The program: parses the command line, runs the server until a signal, and exits.
@main enum FootballGatherServer {
    @MainActor static func main() {
        StandardStreams.reserve()
        if environmentVariable("SWIFT_BACKTRACE") == nil { disableCoreFiles() }
        signal(SIGPIPE, SIG_IGN)
        // A log file above the limit for the size of files must not end the server.
        signal(SIGXFSZ, SIG_IGN)
        // Before the first thread starts, because threads inherit the mask.
        ServerSignal.block()
        MainRunLoop.run { exit(await run()) }
    }

    /// Runs the program and returns its exit code.
    @MainActor private static func run() async -> Int32 {
        do throws(LaunchError) {
            let options = try options()
            if let text = options.requestedText {
                StandardStreams.write(ProgramManual.server.text(text) + "\n", to: STDOUT_FILENO)
            } else if options.checksConfiguration {
                if let warning = try ServerRun(options).check() {
                    StandardStreams.write(
                        "football-gather-server: \(warning)\n", to: STDERR_FILENO)
                }
                StandardStreams.write("The configuration is valid.\n", to: STDOUT_FILENO)
            } else if let command = options.command {
                let result = try await command.run(on: options.dataDirectory)
                StandardStreams.write(result.text + "\n", to: STDOUT_FILENO)
                return result.code
            } else {
                try await ServerRun(options).run()
            }
            return 0
        } catch {
            StandardStreams.write(
                "football-gather-server: \(error.message)\n", to: STDERR_FILENO)
            return error.code
        }
    }

    private static func options() throws(LaunchError) -> ServerOptions {
        do throws(UsageError) {
            guard let arguments = commandLine() else { throw .unreadable }
            return try ServerOptions(
                Array(arguments.dropFirst()), environment: environmentVariable)
        } catch {
            throw .usage(error.message)
        }
    }
}
