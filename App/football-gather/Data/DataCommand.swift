import Composition
import Domain
import Persistence
import Platform
import ProgramOptions
import SQLite
import SystemTime

// Commands that work on the data directory without starting the app.
extension ExtensionOption {
    static var check: ExtensionOption {
        dataCommand("--check", OptionStrings.check) { _, directory throws(StorageOpenError) in
            var lines = try await DatabaseKind.app.findings(in: directory).map(\.printable)
            if lines.isEmpty {
                lines = try await DatabaseKind.invalidRecords(in: directory, RecordRules.all)
                guard !lines.isEmpty else { return (DataCommandStrings.noDamage, .success) }
                lines.append(DataCommandStrings.correctEntries)
            } else {
                // Unlike a backup, a recovery keeps the changes of today.
                lines.append(
                    DataCommandStrings.repair(
                        "football-gather --recover --data-dir \(directory.shellQuoted)"))
            }
            return (lines.joined(separator: "\n"), .badData)
        }
    }

    static var backUp: ExtensionOption {
        dataCommand("--backup", value: .file("FILE"), OptionStrings.backUp) {
            file, directory throws(StorageOpenError) in
            try await DatabaseKind.app.backUp(directory, to: file)
            return (DataCommandStrings.backedUp(file.printable), .success)
        }
    }

    static var restore: ExtensionOption {
        dataCommand("--restore", value: .file("FILE"), OptionStrings.restore) {
            file, directory throws(StorageOpenError) in
            let old = try await DatabaseKind.app.restore(
                file, into: directory, at: SystemTimeSource().now())
            let kept = old.map { " " + DataCommandStrings.replacedData($0.printable) } ?? ""
            return (DataCommandStrings.restored(file.printable) + kept, .success)
        }
    }

    static var recover: ExtensionOption {
        dataCommand("--recover", OptionStrings.recover) { _, directory throws(StorageOpenError) in
            let result = try await Storage.recover(directory, at: SystemTimeSource().now())
            guard let (damaged, losses) = result else {
                return (DataCommandStrings.nothingDamaged, .success)
            }
            let lines = losses.isEmpty ? [DataCommandStrings.nothingLost] : losses
            let kept = damaged.map { [DataCommandStrings.damagedData($0.printable)] } ?? []
            return (
                (lines + kept + [DataCommandStrings.signInAgain]).joined(separator: "\n"), .success
            )
        }
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
                    "--plain", "--strict", "--terse", "--open", "--dump-tree", "--dump-graph",
                    "--without", "--use", "--server",
                ],
                summary: summary),
            effect: .command { (value, options) throws(UsageError) in
                .code(await run(value, try options.dataDirectory))
            })
    }
}
