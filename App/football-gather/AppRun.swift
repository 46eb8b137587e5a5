import Composition
import Domain
import FullScreenTerminal
import Glibc
import Navigation
import Persistence
import PlainTerminal
import Platform
import SQLite
import SystemTime
import TerminalUI

/// One run of the app in a terminal.
@MainActor struct AppRun {
    private let options: CommandLineOptions
    private let directory: String
    private let runExtension: (any RunExtension)?
    private let time: any TimeSource

    /// - Parameter directory: The data directory.
    /// - Throws: The reason why the run extension of an option cannot be created.
    init(_ options: CommandLineOptions, in directory: String) throws(RunExtensionError) {
        var runExtension: (any RunExtension)?
        for (option, value) in options.extensions {
            guard case .extendRun(let makeExtension) = option.effect else { continue }
            runExtension = try makeExtension(value)
        }
        self.options = options
        self.directory = directory
        self.runExtension = runExtension
        time = runExtension?.time ?? SystemTimeSource()
    }

    func run() async -> ExitStatus {
        do throws(LaunchError) {
            return try await run(opening: try link())
        } catch {
            runExtension?.runDidFail()
            for message in error.messages(about: directory) { StandardStreams.printError(message) }
            return .code(error.code)
        }
    }

    private func run(opening link: DeepLink?) async throws(LaunchError) -> ExitStatus {
        // Runs while the storage thread opens the database.
        let building = Task { (makeApp(), fullScreenTerminal) }
        let accounts = try await openAccounts()
        let (app, terminal) = await building.value
        do throws(LaunchError) {
            try await launch(app, with: accounts, opening: link)
            let maintenance =
                maintainsStorage ? Maintenance(accounts.device, directory, time) : nil
            // Runs after the tasks of the first screen, which ask the storage thread for its rows.
            let status = await Task {
                // The output of a script must not depend on the time of a check.
                if StandardStreams.isTerminal { maintenance?.start(on: app.workspace) }
                return await show(app, on: terminal)
            }.value
            if !StandardStreams.isTerminal, let problem = await maintenance?.finish() {
                StandardStreams.printError(problem)
            }
            await app.close()
            return status
        } catch {
            await app.close()
            throw error
        }
    }

    /// A Boolean value that is false for recordings, because a replay has no time of a check.
    private var maintainsStorage: Bool { runExtension == nil && !options.dumpsTree }

    private func makeApp() -> LiveApp {
        LiveApp(
            LiveDependencies(
                time: time, timeZone: SystemTimeZone(),
                shuffle: runExtension?.shuffle ?? PlayerShuffle { $0.shuffled() }),
            options.selection)
    }

    private func openAccounts() async throws(LaunchError) -> AccountData {
        do throws(StorageOpenError) {
            return try await AccountData.open(
                directory: directory, options.server ?? .remembered, time: time)
        } catch {
            throw .storage(error)
        }
    }

    private func launch(
        _ app: LiveApp, with accounts: AccountData, opening link: DeepLink?
    ) async throws(LaunchError) {
        try await app.open(accounts)
        if runExtension != nil, app.usesServer { throw .recordsServer }
        do throws(StorageError) {
            try await runExtension?.run(options, willStartWith: accounts.device)
        } catch {
            throw .storage(.storage(error))
        }
        // A script has to start on the same screen each time, and must not change the screens that
        // the user's next session starts on.
        try await app.launch(
            opening: link, restoresNavigation: StandardStreams.isTerminal || options.dumpsTree)
    }

    private func link() throws(LaunchError) -> DeepLink? {
        guard let text = options.link else { return nil }
        do throws(DeepLinkError) {
            return try AppDeepLinks.link(from: text)
        } catch {
            throw .link(error)
        }
    }

    /// The terminal for a full screen; nil for plain mode.
    private var fullScreenTerminal: FullScreenTerminal? {
        guard !options.dumpsTree, !options.isPlain, !options.isStrict, StandardStreams.isTerminal
        else { return nil }
        return FullScreenTerminal(environment: environmentVariable)
    }

    private func show(_ app: LiveApp, on terminal: FullScreenTerminal?) async -> ExitStatus {
        if options.dumpsTree { return .code(dumpTree(of: app)) }
        runExtension?.runDidStart(in: app.workspace)
        let status = await show(app.workspace, on: terminal)
        let isComplete = runExtension?.runDidEnd() ?? true
        if !isComplete, case .code(.success) = status { return .code(.inputOutput) }
        return status
    }

    private func dumpTree(of app: LiveApp) -> ExitCode {
        let code = StandardStreams.print(app.navigator.outline)
        guard let error = app.linkError else { return code }
        StandardStreams.printError(error.message)
        return .badData
    }

    private func show(
        _ workspace: Workspace, on terminal: FullScreenTerminal?
    ) async -> ExitStatus {
        guard let terminal else { return await showPlain(workspace) }
        do throws(TerminalError) {
            switch try await terminal.run(workspace) {
            case .finished, .hangup: return .code(.success)
            case .signal(let number): return .signal(number)
            }
        } catch {
            if let runExtension {
                runExtension.runDidFail()
                StandardStreams.printError(error.message)
                return .code(.usage)
            }
            // `TERM=dumb` is explicit, so there is nothing to report.
            if error != .dumbTerminal { StandardStreams.printError(error.message) }
            return await showPlain(workspace)
        }
    }

    private func showPlain(_ workspace: Workspace) async -> ExitStatus {
        let terminal = PlainTerminal(
            input: STDIN_FILENO, output: STDOUT_FILENO, repertoire: TextLocale.repertoire,
            isStrict: options.isStrict, isTerse: options.isTerse
        ) { duration in await time.sleep(for: duration) }
        let exit = await terminal.run(workspace)
        if let message = exit.message { StandardStreams.printError(message) }
        return .code(ExitCode(exit))
    }
}
