import Composition
import CursesTerminal
import Domain
import Navigation
import PlainTerminal
import Platform
import SystemTime
import TerminalUI

/// One run of the app: opens the storage, assembles, shows, closes.
@MainActor struct Run {
    let options: CommandLineOptions

    func callAsFunction() async -> Ending {
        guard
            let directory = DataLocation.directory(
                options.dataDirectory, environment: DataLocation.variable)
        else {
            Console.complain("HOME names no folder; say where the data lives with --data-dir DIR.")
            return .code(.inputOutput)
        }
        do throws(RecordingOptionError) {
            guard let file = options.recording else { return await run(in: directory, nil) }
            return await run(in: directory, try LiveRecording(file))
        } catch {
            Console.complain(error.sentence)
            return .code(error.code)
        }
    }

    private func run(in directory: String, _ recording: LiveRecording?) async -> Ending {
        let surroundings = LiveDependencies(
            directory: directory, time: recording?.time ?? SystemTimeSource(),
            shuffle: recording?.shuffle ?? PlayerShuffle { $0.shuffled() })
        let app = LiveApp(surroundings, options.selection)
        do throws(LaunchError) {
            let link = try link()
            let storage = try await app.open()
            // Before the first screen, which may change what is stored.
            let beginning = try await recording?.beginning(
                storage, opening: options.link, with: options.selection)
            // A script begins with the same screen each time, and is no reason to forget the user's.
            try await app.launch(
                opening: link, remembersPlace: Console.isTerminal || options.dumpsTree)
            let ending = await show(app, surroundings.time, recording, beginning)
            await app.close()
            return ending
        } catch {
            await app.close()
            recording?.discard()
            for sentence in error.sentences(about: directory) { Console.complain(sentence) }
            return .code(error.code)
        }
    }

    /// What was asked for, before anything is opened.
    private func link() throws(LaunchError) -> DeepLink? {
        guard let text = options.link else { return nil }
        do throws(DeepLinkError) {
            return try AppDeepLinks.link(from: text)
        } catch {
            throw .link(error)
        }
    }

    private func dump(_ app: LiveApp) -> ExitCode {
        let code = Console.print(app.navigator.outline)
        guard let error = app.linkError else { return code }
        Console.complain(error.description)
        return .badData
    }

    private func show(
        _ app: LiveApp, _ time: any TimeSource, _ recording: LiveRecording?,
        _ beginning: RecordingBeginning?
    ) async -> Ending {
        if options.dumpsTree { return .code(dump(app)) }
        if let beginning { recording?.begin(beginning, with: app.workspace) }
        let ending = await run(app.workspace, time, recording)
        let isRecorded = recording?.end() ?? true
        if !isRecorded, case .code(.success) = ending { return .code(.inputOutput) }
        return ending
    }

    private func run(
        _ workspace: Workspace, _ time: any TimeSource, _ recording: LiveRecording?
    ) async -> Ending {
        guard !options.isPlain, Console.isTerminal else {
            return await runPlain(workspace, time: time)
        }
        let terminal = CursesTerminal(
            environment: ["TERM", "NO_COLOR"].reduce(into: [:]) { variables, name in
                variables[name] = DataLocation.variable(name)
            },
            theme: .footballGather)
        do throws(TerminalError) {
            switch try await terminal.run(workspace) {
            case .finished, .hangup: return .code(.success)
            case .signal(let number): return .signal(number)
            }
        } catch {
            if let recording {
                recording.discard()
                Console.complain(error.message)
                return .code(.usage)
            }
            // A terminal that cannot show a full screen can still show lines. Whoever has said that
            // it is a dumb one knows why.
            if error != .noType { Console.complain(error.message) }
            return await runPlain(workspace, time: time)
        }
    }

    private func runPlain(_ workspace: Workspace, time: any TimeSource) async -> Ending {
        let terminal = PlainTerminal(input: STDIN_FILENO, output: STDOUT_FILENO) { duration in
            await time.sleep(for: duration)
        }
        return .code(ExitCode(await terminal.run(workspace)))
    }
}
