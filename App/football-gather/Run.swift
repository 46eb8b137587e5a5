import Composition
import CursesTerminal
import DependencyContainer
import Domain
import Navigation
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
        let folding = UTF8ProcFolding()
        let time = SystemTimeSource()
        do throws(StorageOpenError) {
            let storage = try await Storage.open(
                directory: directory, folding: folding, time: time, passwordCost: .interactive)
            let ending = await show(storage, folding: folding, time: time)
            await storage.close()
            return ending
        } catch {
            Console.complain(Self.sentence(for: error, directory: directory))
            return .code(ExitCode(error))
        }
    }

    private func show(
        _ storage: Storage, folding: any TextFolding, time: any TimeSource
    ) async -> Ending {
        let container = makeAppContainer()
        registerLiveAdapters(in: container, storage: storage, folding: folding, time: time)
        let faults = container.verify()
        guard faults.isEmpty else {
            for fault in faults { Console.complain(fault.description) }
            return .code(.software)
        }
        let navigator = Navigator()
        // Told of when the screen is free again.
        var refusals: [NavigationError] = []
        navigator.onRefusal = { refusals.append($0) }
        let workspace = Workspace(navigator: navigator)
        let flow = AppFlow(container: container, navigator: navigator)
        do throws(NavigationError) {
            try await flow.launch()
        } catch {
            Console.complain(
                "The first screen could not be shown (\(error)): please report this, with the version."
            )
            return .code(.software)
        }
        let ending = await run(workspace, time: time)
        // What was confirmed is stored; what is still on its way gets there.
        await navigator.activity.settled()
        navigator.close()
        for refusal in refusals {
            Console.complain(
                "A screen could not be changed (\(refusal)): please report this, with the version.")
        }
        return ending
    }

    private func run(_ workspace: Workspace, time: any TimeSource) async -> Ending {
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
