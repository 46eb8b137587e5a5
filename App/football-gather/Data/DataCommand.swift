import Composition
import Domain
import Persistence
import Platform
import ProgramOptions
import SQLite
import SystemTime

// Commands that work on the data directory without starting the app.
extension ExtensionOption {
    static let check = dataCommand(
        "--check",
        "Reads all stored data, and lists what is damaged."
    ) { _, directory throws(StorageOpenError) in
        var lines = try await DatabaseKind.app.findings(in: directory).map(\.printable)
        if lines.isEmpty {
            lines = try await DatabaseKind.invalidRecords(in: directory, RecordRules.all)
            guard !lines.isEmpty else { return ("No damage found.", .success) }
            lines.append("To correct an entry, open it in the app, and save it.")
        } else {
            // Unlike a backup, a recovery keeps the changes of today.
            lines.append(
                "To repair the data and keep what can be read, run: football-gather --recover "
                    + "--data-dir \(directory.shellQuoted)")
        }
        return (lines.joined(separator: "\n"), .badData)
    }

    static let backUp = dataCommand(
        "--backup", value: .file("FILE"),
        "Copies the stored data to a new file, also while the app runs."
    ) { file, directory throws(StorageOpenError) in
        try await DatabaseKind.app.backUp(directory, to: file)
        return ("The data was copied to \(file.printable).", .success)
    }

    static let restore = dataCommand(
        "--restore", value: .file("FILE"),
        "Replaces the stored data by a backup, and keeps a copy of the replaced data."
    ) { file, directory throws(StorageOpenError) in
        let old = try await DatabaseKind.app.restore(
            file, into: directory, at: SystemTimeSource().now())
        let kept = old.map { " The replaced data is in \($0.printable)." } ?? ""
        return ("The data of \(file.printable) is restored; sign in again.\(kept)", .success)
    }

    static let recover = dataCommand(
        "--recover",
        "Rescues what can be read of damaged data, lists what is lost, and keeps a copy of the "
            + "damaged data."
    ) { _, directory throws(StorageOpenError) in
        let result = try await Storage.recover(directory, at: SystemTimeSource().now())
        guard let (damaged, losses) = result else {
            return ("Nothing is damaged, so nothing was changed.", .success)
        }
        let lines = losses.isEmpty ? ["Nothing is lost."] : losses
        let kept = damaged.map { ["The damaged data is in \($0.printable)."] } ?? []
        return ((lines + kept + ["Sign in again."]).joined(separator: "\n"), .success)
    }

    private static func dataCommand(
        _ name: String, value: OptionValue? = nil, _ summary: String,
        run:
            @escaping @Sendable (String, String) async throws(StorageOpenError)
            -> (text: String, code: ExitCode)
    ) -> ExtensionOption {
        storageCommand(name, value: value, summary) { value, directory in
            do throws(StorageOpenError) {
                let result = try await run(value, directory)
                let code = StandardStreams.print(result.text)
                return code == .success ? result.code : code
            } catch {
                StandardStreams.printError(error.message(about: directory))
                return ExitCode(error)
            }
        }
    }

    /// Returns a command that works on the data directory without starting the app.
    ///
    /// - Parameter run: A closure that receives the value of the option and the data directory.
    static func storageCommand(
        _ name: String, value: OptionValue? = nil, _ summary: String,
        run: @escaping @Sendable (String, String) async -> ExitCode
    ) -> ExtensionOption {
        let others = [
            "--check", "--backup", "--restore", "--recover", "--export", "--import", "--record",
            "--replay",
        ]
        return ExtensionOption(
            description: OptionDescription(
                [name], value: value,
                conflicts: others.filter { $0 != name } + [
                    "--plain", "--strict", "--open", "--dump-tree", "--dump-graph", "--without",
                    "--use", "--server",
                ],
                summary: summary),
            effect: .command { (value, options) throws(UsageError) in
                .code(await run(value, try options.dataDirectory))
            })
    }
}
