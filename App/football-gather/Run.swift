import Composition
import ConfirmPlayers
import CursesTerminal
import Domain
import Persistence
import PlainTerminal
import SystemTime
import TerminalUI
import UnicodeText

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

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
        do throws(RecordingRefusal) {
            guard let file = options.recording else { return await run(in: directory, nil) }
            return await run(in: directory, try LiveRecording(file))
        } catch {
            Console.complain(error.sentence)
            return .code(error.code)
        }
    }

    private func run(in directory: String, _ recording: LiveRecording?) async -> Ending {
        let time: any TimeSource = recording?.time ?? SystemTimeSource()
        do throws(StorageOpenError) {
            let storage = try await Storage.open(
                directory: directory, folding: UTF8ProcFolding(), time: time,
                passwordCost: .interactive)
            let ending: Ending
            do {
                ending = try await show(storage, time: time, recording)
            } catch {
                await storage.close()
                throw .storage(error)
            }
            await storage.close()
            return ending
        } catch {
            recording?.discard()
            Console.complain(Self.sentence(for: error, directory: directory))
            return .code(ExitCode(error))
        }
    }

    private func show(
        _ storage: Storage, time: any TimeSource, _ recording: LiveRecording?
    ) async throws(StorageError) -> Ending {
        let shuffle = recording?.shuffle ?? PlayerShuffle { $0.shuffled() }
        let app = LiveApp(storage, time: time, shuffle: shuffle)
        // Before the first screen, which may change what is stored.
        let beginning = try await recording?.beginning(storage)
        do throws(LaunchError) {
            try await app.launch()
        } catch {
            recording?.discard()
            for sentence in error.sentences { Console.complain(sentence) }
            return .code(.software)
        }
        if let beginning { recording?.begin(beginning, with: app.workspace) }
        let ending = await run(app.workspace, time: time, recording)
        let isRecorded = recording?.end() ?? true
        await app.close()
        if !isRecorded, case .code(.success) = ending { return .code(.inputOutput) }
        return ending
    }

    private func run(
        _ workspace: Workspace, time: any TimeSource, _ recording: LiveRecording?
    ) async -> Ending {
        guard !options.isPlain, Console.isTerminal else {
            return await runPlain(workspace, time: time)
        }
        let terminal = CursesTerminal(
            environment: ["TERM", "NO_COLOR"].reduce(into: [:]) { variables, name in
                variables[name] = DataLocation.variable(name)
            })
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

    static func sentence(for error: StorageOpenError, directory: String) -> String {
        let place = directory.printable
        return switch error {
        case .inUse(let process?):
            "Another Football Gather (process \(process)) uses \(place): close it, or give another "
                + "--data-dir."
        case .inUse(nil):
            "Another Football Gather uses \(place): close it, or give another --data-dir."
        case .storage(let error):
            "\(place): \(error.advice)"
        }
    }
}
