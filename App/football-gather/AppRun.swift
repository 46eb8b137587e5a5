import Composition
import Domain
import FullScreenTerminal
import Navigation
import Persistence
import PlainTerminal
import Platform
import SystemTime
import TerminalUI

/// One run of the app in a terminal.
@MainActor struct AppRun {
    private let options: CommandLineOptions
    private let runExtension: (any RunExtension)?
    private let time: any TimeSource

    /// - Throws: The reason why the run extension of an option cannot be created.
    init(_ options: CommandLineOptions) throws(RunExtensionError) {
        var runExtension: (any RunExtension)?
        for (option, value) in options.extensions {
            guard case .extendRun(let makeExtension) = option.effect else { continue }
            runExtension = try makeExtension(value)
        }
        self.options = options
        self.runExtension = runExtension
        time = runExtension?.time ?? SystemTimeSource()
    }

    func run() async -> ExitStatus {
        guard let directory = DefaultDataDirectory.path(options.dataDirectory) else {
            runExtension?.runDidFail()
            StandardStreams.printError(DefaultDataDirectory.missingMessage)
            return .code(.inputOutput)
        }
        do throws(LaunchError) {
            return try await run(in: directory, opening: try link())
        } catch {
            runExtension?.runDidFail()
            for message in error.messages(about: directory) { StandardStreams.printError(message) }
            return .code(error.code)
        }
    }

    private func run(
        in directory: String, opening link: DeepLink?
    ) async throws(LaunchError) -> ExitStatus {
        // The storage thread opens the database, while the container is built and the terminal database
        // is read.
        let accounts = Task { @concurrent [server = options.server ?? .remembered, time] in
            try await AccountData.open(directory: directory, server, time: time)
        }
        let app = LiveApp(
            LiveDependencies(
                accounts: { try await accounts.value }, time: time, timeZone: SystemTimeZone(),
                shuffle: runExtension?.shuffle ?? PlayerShuffle { $0.shuffled() }),
            options.selection)
        let terminal = fullScreenTerminal
        do throws(LaunchError) {
            let storage = try await launch(app, opening: link)
            let maintenance = maintainsStorage ? Maintenance(storage, directory, time) : nil
            // The output of a script must not depend on the time of a check.
            if StandardStreams.isTerminal { maintenance?.start(on: app.workspace) }
            let status = await show(app, on: terminal)
            if !StandardStreams.isTerminal, let problem = await maintenance?.finish() {
                StandardStreams.printError(problem)
            }
            await app.close()
            return status
        } catch {
            await app.close()
            // The app may have failed before it received them.
            await (try? accounts.value)?.close()
            throw error
        }
    }

    /// A Boolean value that is false for recordings, because a replay has no time of a check.
    private var maintainsStorage: Bool { runExtension == nil && !options.dumpsTree }

    private func launch(
        _ app: LiveApp, opening link: DeepLink?
    ) async throws(LaunchError) -> Storage {
        let storage = try await app.open()
        if runExtension != nil, app.usesServer { throw .recordsServer }
        do throws(StorageError) {
            try await runExtension?.run(options, willStartWith: storage)
        } catch {
            throw .storage(.storage(error))
        }
        // A script has to start on the same screen each time, and must not change the screens that
        // the user's next session starts on.
        try await app.launch(
            opening: link, restoresNavigation: StandardStreams.isTerminal || options.dumpsTree)
        return storage
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
        guard !options.dumpsTree, !options.isPlain, StandardStreams.isTerminal else { return nil }
        return FullScreenTerminal(environment: environmentVariable)
    }

    private func show(_ app: LiveApp, on terminal: FullScreenTerminal?) async -> ExitStatus {
        if options.dumpsTree { return .code(dumpTree(of: app)) }
        runExtension?.runDidStart(in: app.workspace)
        // The first screen asks the storage thread for its rows, before the terminal is prepared.
        await Task.yield()
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
        let terminal = PlainTerminal(input: STDIN_FILENO, output: STDOUT_FILENO) { duration in
            await time.sleep(for: duration)
        }
        let exit = await terminal.run(workspace)
        if let message = exit.message { StandardStreams.printError(message) }
        return .code(ExitCode(exit))
    }
}
