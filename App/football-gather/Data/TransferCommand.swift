import AccountFiles
import Composition
import Cryptography
import Domain
import FootballUI
import Persistence
import Platform
import ProgramOptions
import SQLite
import SystemTime
import UnicodeText

// Commands that export and import the account that is signed in on this device.
extension ExtensionOption {
    static var exportAccount: ExtensionOption {
        transferCommand("--export", OptionStrings.exportAccount) {
            transfer, file throws(TransferError) in
            let summary = try await transfer.export(to: file)
            let damage = summary.damageMessage.map { "\n" + $0 } ?? ""
            return "\(content(summary)) \(DataCommandStrings.written(file.printable))\(damage)"
        }
    }

    static var importFile: ExtensionOption {
        transferCommand("--import", OptionStrings.importFile) {
            transfer, file throws(TransferError) in
            let proposal = try await transfer.propose(importOf: file)
            if case .archive(_, let summary) = proposal, summary.isEmpty {
                return DataCommandStrings.allStored
            }
            if case .table(let table) = proposal, table.summary.isEmpty {
                return table.issues.isEmpty
                    ? DataCommandStrings.allStored
                    : DataCommandStrings.nothingValid + leftOut(table)
            }
            if case .squad(let squad) = proposal, squad.addedPlayers.isEmpty {
                return (squad.lines.map(\.printable) + [DataCommandStrings.nothingImported]).joined(
                    separator: "\n")
            }
            guard confirms(proposal) else { return DataCommandStrings.nothingImported }
            _ = try await transfer.run(proposal)
            return DataCommandStrings.imported
        }
    }

    /// Returns sentences about the content of an exported file.
    private static func content(_ summary: ExportSummary) -> String {
        if summary.isTable { return DataCommandStrings.exportedRecords(summary.records) }
        let gathers = DataCommandStrings.exportedGathers(
            players: summary.players, gathers: summary.matches)
        return summary.records > 0
            ? "\(gathers) \(DataCommandStrings.otherRecords(summary.records))" : gathers
    }

    /// Prints the effect of an import, and returns whether the next line of the input is `y`.
    private static func confirms(_ proposal: AccountTransfer.Proposal) -> Bool {
        let description =
            switch proposal {
            case .archive(_, let summary):
                DataCommandStrings.playerCounts(
                    new: summary.newPlayers, known: summary.knownPlayers)
                    + "\n"
                    + DataCommandStrings.gatherCounts(
                        new: summary.newMatches, updated: summary.updatedMatches,
                        known: summary.knownMatches)
                    + records(summary)
            case .table(let table):
                DataCommandStrings.recordCounts(
                    new: table.summary.newRecords, changed: table.summary.updatedRecords,
                    known: table.summary.knownRecords) + leftOut(table)
            case .squad(let squad): squad.lines.map(\.printable).joined(separator: "\n")
            }
        let question = description + "\n" + DataCommandStrings.importQuestion
        guard StandardStreams.print(question) == .success else { return false }
        return ["y", "yes"].contains(readLine()?.lowercased())
    }

    private static func leftOut(_ table: TableImport) -> String {
        table.issues.map { "\n" + DataCommandStrings.issueLeftOut($0.message.printable) }.joined()
    }

    private static func records(_ summary: ImportSummary) -> String {
        guard summary.newRecords + summary.knownRecords > 0 else { return "" }
        return "\n"
            + DataCommandStrings.otherRecordCounts(
                new: summary.newRecords, known: summary.knownRecords)
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
                passwordCost: .interactive, rules: { RecordRules.all })
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
                AccountTransfer.Dependencies(
                    archives: storage.archives(of: session), files: LocalAccountFiles(),
                    players: storage.players(of: session), records: storage.records(of: session),
                    tables: RecordRules.tables, meanings: storage.squadMeanings,
                    folding: UTF8ProcFolding(), time: SystemTimeSource(),
                    timeZone: SystemTimeZone()))
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
