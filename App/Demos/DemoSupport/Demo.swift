import FullScreenTerminal
import Glibc
import Localization
import PlainTerminal
import Platform
import ProgramOptions
import SystemTime
import TerminalUI

/// A program that shows one feature with data in memory.
///
/// ```swift
/// Demo("PlayerList", makeNavigation: LoggingPlayerListNavigation.init, states: states).run()
/// ```
@MainActor public struct Demo<Navigation: AnyObject> {
    let feature: String
    let makeNavigation: @MainActor (DemoEnvironment) -> Navigation
    let states: [DemoState<Navigation>]

    /// - Parameters:
    ///   - feature: The feature's name.
    ///   - makeNavigation: Creates the implementation of the feature's navigation protocol, which
    ///     logs its calls.
    ///   - states: The states in which the demo can start, at least one. The first is the default.
    public init(
        _ feature: String, makeNavigation: @escaping @MainActor (DemoEnvironment) -> Navigation,
        states: [DemoState<Navigation>]
    ) {
        self.feature = feature
        self.makeNavigation = makeNavigation
        self.states = states
    }

    /// Runs the task that the command line selects and exits the process.
    public func run() -> Never {
        StandardStreams.reserve()
        // A reader that closes a pipe must not end this process.
        signal(SIGPIPE, SIG_IGN)
        Language.select(.preferred(environmentVariable))
        MainRunLoop.run { await runTask() }
    }

    private func runTask() async -> Never {
        do throws(DemoError) {
            exit(try await code(for: options()))
        } catch {
            DemoStream.errors.print("\(feature)Demo: \(error.message)")
            exit(error.code)
        }
    }

    private func options() throws(DemoError) -> DemoOptions {
        do throws(UsageError) {
            return try DemoOptions(Array(CommandLine.arguments.dropFirst()))
        } catch {
            throw .usage(error)
        }
    }

    private func code(for options: DemoOptions) async throws(DemoError) -> Int32 {
        let state = try state(named: options.state)
        if let text = options.requestedText {
            DemoStream.output.print(manual.text(text))
        } else if options.listsStates {
            for line in table { DemoStream.output.print(line) }
        } else if let size = options.frame {
            DemoStream.output.print(await frame(of: state, size: size))
        } else {
            return try await show(state, options)
        }
        return 0
    }

    /// - Parameter name: The name of a state; nil for the first.
    func state(named name: String?) throws(DemoError) -> DemoState<Navigation> {
        let wanted = name ?? states.first?.name ?? ""
        guard let state = states.first(where: { $0.name == wanted }) else {
            throw .unknownState(wanted, known: states.map(\.name))
        }
        return state
    }

    /// Returns the text of a full screen of this size. Held calls wait without a limit.
    func frame(of state: DemoState<Navigation>, size: Size) async -> String {
        let demo = RunningDemo(self, in: state, time: SystemTimeSource(), holdDuration: nil)
        await demo.environment.settle()
        return demo.workspace.frame(size: size).text
    }

    private func show(
        _ state: DemoState<Navigation>, _ options: DemoOptions
    ) async throws(DemoError) -> Int32 {
        let file: DemoStream? =
            if let path = options.log { try DemoStream(appendingTo: path) } else { nil }
        guard !options.isPlain, StandardStreams.isTerminal else {
            return await lines(of: state, file)
        }
        let demo = RunningDemo(self, in: state, time: SystemTimeSource(), holdDuration: .seconds(5))
        if let file { demo.environment.log.onLine.append { file.print($0) } }
        let terminal = FullScreenTerminal(environment: environmentVariable)
        do throws(TerminalError) {
            let ending = try await terminal.run(demo.workspace)
            // A full screen would cover them.
            for line in demo.environment.log.lines { DemoStream.errors.print(line) }
            switch ending {
            case .finished, .hangup: return 0
            case .signal(let number): return 128 + number
            }
        } catch {
            if error != .dumbTerminal {
                DemoStream.errors.print("\(feature)Demo: \(error.message)")
            }
            return await lines(of: state, file)
        }
    }

    /// Shows the demo in plain mode.
    private func lines(of state: DemoState<Navigation>, _ file: DemoStream?) async -> Int32 {
        let time = SystemTimeSource()
        let demo = RunningDemo(self, in: state, time: time, holdDuration: .zero)
        demo.environment.log.onLine.append { DemoStream.errors.print($0) }
        if let file { demo.environment.log.onLine.append { file.print($0) } }
        let terminal = PlainTerminal(
            input: STDIN_FILENO, output: STDOUT_FILENO, repertoire: TextLocale.repertoire
        ) { duration in await time.sleep(for: duration) }
        return switch await terminal.run(demo.workspace) {
        case .finished, .endOfInput, .outputClosed, .cancelled: 0
        case .refused: 65
        case .inputFailed, .outputFailed: 74
        }
    }
}
