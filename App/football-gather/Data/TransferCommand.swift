import AccountFiles
import Composition
import Domain
import Persistence
import Platform
import ProgramOptions
import SystemTime
import UnicodeText

// Commands that export and import the account that is signed in on this device.
extension ExtensionOption {
    static let exportAccount = transferCommand(
        "--export",
        "Writes the players and finished gathers of the user who is signed in to a new JSON file."
    ) { transfer, file throws(TransferError) in
        let summary = try await transfer.export(to: file)
        let damage = summary.damageMessage.map { "\n" + $0 } ?? ""
        return "Players: \(summary.players). Gathers: \(summary.matches). "
            + "Written to \(file.printable).\(damage)"
    }

    static let importFile = transferCommand(
        "--import",
        "Adds the players and gathers of an exported file, or a squad as CSV, after a question."
    ) { transfer, file throws(TransferError) in
        let prepared = try await transfer.prepareImport(of: file)
        guard !prepared.summary.isEmpty else { return "Everything is stored already." }
        guard confirms(prepared.summary) else { return "Nothing was imported." }
        _ = try await transfer.run(prepared)
        return "The import is complete."
    }

    /// Prints the effect of an import, and returns whether the next line of the input is `y`.
    private static func confirms(_ summary: ImportSummary) -> Bool {
        let question = """
            Players: \(summary.newPlayers) new, \(summary.knownPlayers) stored already.
            Gathers: \(summary.newMatches) new, \(summary.updatedMatches) with new events, \
            \(summary.knownMatches) stored already.
            Import? Type y or n, and press Enter.
            """
        guard StandardStreams.print(question) == .success else { return false }
        return ["y", "yes"].contains(readLine()?.lowercased())
    }

    private static func transferCommand(
        _ name: String, _ summary: String,
        run: @escaping @Sendable (AccountTransfer, String) async throws(TransferError) -> String
    ) -> ExtensionOption {
        storageCommand(name, value: .file("FILE"), summary) { file, directory in
            do throws(TransferCommandError) {
                let storage = try await open(directory)
                let result = await result(of: run, file, in: storage)
                await storage.close()
                return StandardStreams.print(try result.get())
            } catch {
                for line in error.messages(about: directory) { StandardStreams.printError(line) }
                return error.code
            }
        }
    }

    private static func open(_ directory: String) async throws(TransferCommandError) -> Storage {
        do throws(StorageOpenError) {
            return try await Storage.open(
                directory: directory, folding: UTF8ProcFolding(), time: SystemTimeSource(),
                passwordCost: .interactive)
        } catch {
            throw .storage(error)
        }
    }

    private static func result(
        of run: (AccountTransfer, String) async throws(TransferError) -> String, _ file: String,
        in storage: Storage
    ) async -> Result<String, TransferCommandError> {
        do throws(TransferError) {
            guard let session = try await session(in: storage) else {
                return .failure(.notSignedIn)
            }
            let transfer = AccountTransfer(
                archives: storage.archives(of: session), files: LocalAccountFiles())
            return .success(try await run(transfer, file))
        } catch {
            return .failure(.transfer(error))
        }
    }

    private static func session(in storage: Storage) async throws(TransferError) -> Session? {
        do throws(StorageError) {
            guard let token = try await storage.credentialStore.savedToken() else { return nil }
            return try await storage.accounts.session(for: token)
        } catch {
            throw .storage(error)
        }
    }
}
