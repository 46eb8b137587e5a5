import Domain
import FootballUI
import Navigation
import Records
import TestSupport
import Testing

@testable import DataTransfer

@MainActor @Suite struct `DataTransfer presenter` {
    private final class Delegate: DataTransferPresenterDelegate {
        private(set) var squads: [SquadImport] = []
        func didRead(_ squad: SquadImport, from _: String) { squads.append(squad) }
    }

    private let activity = Activity()
    private let delegate = Delegate()
    private let history = ImportHistory()
    private let players = InMemoryPlayers(names: ["Zed"])
    private let navigation = DataTransferNavigationSpy()

    private func presenter(
        files: InMemoryAccountFiles = InMemoryAccountFiles(), archives: InMemoryArchives? = nil
    ) -> DataTransferPresenter {
        let transfer = SampleList.transfer(
            files: files, archives: archives ?? InMemoryArchives(players: players),
            players: players)
        let presenter = DataTransferPresenter(
            transfer: transfer, history: history, work: WorkScope(activity),
            navigation: navigation, delegate: delegate)
        presenter.didEdit("file")
        return presenter
    }

    /// Sends an event to a presenter, and waits for its work.
    private func perform(
        on presenter: DataTransferPresenter, _ event: (DataTransferPresenter) -> Void
    ) async {
        event(presenter)
        await activity.waitUntilIdle()
    }

    private func squad(_ count: Int) -> Result<AccountFile, AccountFileError> {
        .success(
            .archive(AccountArchive(players: Array(SampleData.squad.prefix(count)), matches: [])))
    }

    @Test func `an export writes the squad and reports its size`() async throws {
        let files = InMemoryAccountFiles()
        let presenter = presenter(files: files)
        presenter.didRequestExport()
        #expect(presenter.state.progress == "Exporting…")
        await activity.waitUntilIdle()
        #expect(presenter.state.progress == nil)
        #expect(presenter.state.result == "Exported 1 player.")
        guard case .archive(let archive) = try await files.read("file") else {
            Issue.record("no archive")
            return
        }
        #expect(try AccountArchive(archive).players.map(\.name.text) == ["Zed"])
    }

    @Test func `a failed export is shown with its remedy`() async {
        let presenter = presenter(files: InMemoryAccountFiles(["file": squad(1)]))
        await perform(on: presenter) { $0.didRequestExport() }
        #expect(presenter.state.result == AccountFileError.exists.message)
        #expect(presenter.state.isError)
    }

    @Test func `an import asks first and then adds the players`() async throws {
        let presenter = presenter(files: InMemoryAccountFiles(["file": squad(2)]))
        presenter.didRequestImport()
        #expect(presenter.state.progress == "Reading…")
        await activity.waitUntilIdle()
        #expect(presenter.state.question?.title == "Add 2 players?")
        #expect(presenter.state.question?.message == nil)
        #expect(navigation.importCount == 0)
        presenter.didConfirmImport()
        #expect(presenter.state.question == nil)
        #expect(presenter.state.progress == "Importing…")
        await activity.waitUntilIdle()
        #expect(presenter.state.result == "Added 2 players.")
        #expect(navigation.importCount == 1)
        #expect(try await players.squad().players.count == 3)
    }

    @Test func `a cancelled import adds nothing`() async throws {
        let presenter = presenter(files: InMemoryAccountFiles(["file": squad(2)]))
        await perform(on: presenter) { $0.didRequestImport() }
        presenter.didCancelImport()
        await perform(on: presenter) { $0.didConfirmImport() }
        #expect(presenter.state.question == nil)
        #expect(try await players.squad().players.count == 1)
    }

    @Test func `the question names the known players and matches`() async {
        var known = ImportSummary()
        (known.knownPlayers, known.knownMatches) = (1, 5)
        let presenter = presenter(
            files: InMemoryAccountFiles(["file": squad(2)]),
            archives: InMemoryArchives(known: known))
        await perform(on: presenter) { $0.didRequestImport() }
        #expect(
            presenter.state.question?.message
                == "Stored already, and not added: 1 player and 5 gathers.")
    }

    @Test(arguments: [
        (0, 0, 1, "1 other record"), (1, 0, 2, "1 player and 2 other records"),
        (2, 1, 3, "2 players, 1 gather and 3 other records"),
    ])
    func `the records of features are counted`(
        players: Int, matches: Int, records: Int, list: String
    ) {
        var summary = ImportSummary()
        (summary.newPlayers, summary.newMatches, summary.newRecords) = (players, matches, records)
        #expect(!summary.isEmpty)
        #expect(DataTransferStrings.question(summary) == "Add \(list)?")
        #expect(DataTransferStrings.imported(summary) == "Added \(list).")
        (summary.knownPlayers, summary.knownMatches, summary.knownRecords) = (
            players, matches, records
        )
        #expect(
            DataTransferStrings.known(summary)
                == "Stored already, and not added: \(list).")
        let exported = ExportSummary(players: players, matches: matches, records: records)
        #expect(DataTransferStrings.exported(exported) == "Exported \(list).")
        var kept = KeptRecords()
        (kept.players, kept.matches, kept.records) = (players, matches, records)
        #expect(
            DataTransferStrings.undone(kept)
                == "The import was undone. Changed or used since, and kept: \(list).")
    }

    @Test(arguments: [(0, 1, "1 gather"), (1, 0, "1 player"), (2, 2, "2 players and 2 gathers")])
    func `numbers that are 0 are left out`(players: Int, matches: Int, text: String) {
        var summary = ImportSummary()
        (summary.newPlayers, summary.newMatches) = (players, matches)
        #expect(DataTransferStrings.imported(summary) == "Added \(text).")
    }

    @Test func `known gathers with new events are named`() {
        var summary = ImportSummary()
        summary.updatedMatches = 2
        #expect(DataTransferStrings.question(summary) == "Add events to 2 gathers?")
        summary.newMatches = 1
        #expect(DataTransferStrings.imported(summary) == "Added 1 gather, and events to 2 gathers.")
    }

    @Test func `a file without anything new is reported without a question`() async {
        let presenter = presenter(files: InMemoryAccountFiles(["file": squad(0)]))
        await perform(on: presenter) { $0.didRequestImport() }
        #expect(presenter.state.question == nil)
        #expect(presenter.state.result == "Everything in this file is stored already.")
    }

    @Test func `invalid entries are listed until the next attempt`() async {
        let issues = [ImportIssue(.line(2), .missingName)]
        let presenter = presenter(files: InMemoryAccountFiles(["file": .failure(.invalid(issues))]))
        await perform(on: presenter) { $0.didRequestImport() }
        #expect(presenter.state.result == AccountFileError.invalid(issues).message)
        #expect(presenter.state.issues == ["Line 2: the name is missing."])
        presenter.didEdit("other")
        presenter.didRequestImport()
        #expect(
            presenter.state.issues.isEmpty && presenter.state.result == nil
                && !presenter.state.isError)
        await activity.waitUntilIdle()
        #expect(presenter.state.result == AccountFileError.notFound.message)
    }

    @Test func `a failure of the storage is shown and nothing is reported`() async {
        let archives = InMemoryArchives(players: players)
        archives.calls.fail(.add, with: .full)
        let presenter = presenter(
            files: InMemoryAccountFiles(["file": squad(2)]), archives: archives)
        await perform(on: presenter) { $0.didRequestImport() }
        await perform(on: presenter) { $0.didConfirmImport() }
        #expect(presenter.state.result == StorageError.full.message)
        #expect(navigation.importCount == 0)
    }

    @Test func `while a file is read, input is ignored and the page stays`() async {
        let files = InMemoryAccountFiles(["file": squad(2)])
        let presenter = presenter(files: files)
        #expect(presenter.dismissalDecision().isAllowed)
        files.gate.close()
        presenter.didRequestImport()
        presenter.didRequestExport()
        presenter.didEdit("other")
        #expect(presenter.state.progress == "Reading…")
        #expect(presenter.state.path == "file")
        #expect(!presenter.dismissalDecision().isAllowed)
        files.gate.open()
        await activity.waitUntilIdle()
        #expect(presenter.dismissalDecision().isAllowed)
    }

    @Test func `without a path nothing happens`() async {
        let presenter = presenter()
        presenter.didEdit("")
        presenter.didRequestExport()
        await perform(on: presenter) { $0.didRequestImport() }
        #expect(presenter.state == DataTransferState())
    }

    // MARK: Squad lists

    @Test func `a squad list is proposed, and stored when it is accepted`() async throws {
        let presenter = presenter(
            files: InMemoryAccountFiles(["file": .success(.squad(SampleList.list))]))
        await perform(on: presenter) { $0.didRequestImport() }
        #expect(presenter.state.question == nil && presenter.state.result == nil)
        #expect(try await players.squad().players.count == 1)
        presenter.didAccept(try #require(delegate.squads.first))
        #expect(presenter.state.progress == "Importing…")
        await activity.waitUntilIdle()
        #expect(presenter.state.canUndo)
        #expect(navigation.importCount == 1)
        #expect(try await players.squad().players.count > 1)
    }

    @Test func `an import can be undone once, also on another page of the session`() async throws {
        let first = presenter(files: InMemoryAccountFiles(["file": squad(2)]))
        #expect(!first.state.canUndo)
        first.didRequestUndo()
        await perform(on: first) { $0.didRequestImport() }
        await perform(on: first) { $0.didConfirmImport() }
        let second = presenter()
        second.didEdit("")
        #expect(second.state.canUndo)
        second.didRequestUndo()
        #expect(second.state.progress == "Undoing the import…")
        await activity.waitUntilIdle()
        #expect(second.state.result == "The import was undone.")
        #expect(!second.state.canUndo && history.last == nil)
        #expect(navigation.importCount == 2)
        #expect(try await players.squad().players.map(\.name.text) == ["Zed"])
    }

    @Test func `an undo says what it kept`() async throws {
        let presenter = presenter(files: InMemoryAccountFiles(["file": squad(2)]))
        await perform(on: presenter) { $0.didRequestImport() }
        await perform(on: presenter) { $0.didConfirmImport() }
        let added = try #require(players.all.last)
        players.put(PlayerChange(\.age, Age(31)).applied(to: added))
        await perform(on: presenter) { $0.didRequestUndo() }
        #expect(
            presenter.state.result
                == "The import was undone. Changed or used since, and kept: 1 player."
        )
        #expect(players.all.map(\.name.text) == ["Zed", added.name.text])
    }

    @Test(arguments: [
        (1, 0, 1, "1 player and 1 value"), (0, 0, 2, "2 values"),
        (2, 1, 0, "2 players and 1 gather"),
    ])
    func `kept records are named with their numbers`(
        _ players: Int, _ matches: Int, _ values: Int, _ text: String
    ) {
        var kept = KeptRecords()
        (kept.players, kept.matches, kept.values) = (players, matches, values)
        #expect(DataTransferStrings.undone(kept).hasSuffix("kept: \(text)."))
    }

    @Test(arguments: [
        (0, "Added missing values of 1 player."),
        (2, "Added 2 players, and missing values of 1 player."),
    ])
    func `players that got missing values are named`(_ new: Int, _ text: String) {
        var summary = ImportSummary()
        (summary.newPlayers, summary.completedPlayers) = (new, 1)
        #expect(DataTransferStrings.imported(summary) == text)
    }

    @Test func `an undo that fails can be repeated`() async {
        let archives = InMemoryArchives(players: players)
        archives.calls.fail(.remove, with: .full)
        let presenter = presenter(
            files: InMemoryAccountFiles(["file": squad(2)]), archives: archives)
        await perform(on: presenter) { $0.didRequestImport() }
        await perform(on: presenter) { $0.didConfirmImport() }
        await perform(on: presenter) { $0.didRequestUndo() }
        #expect(presenter.state.result == StorageError.full.message)
        #expect(presenter.state.canUndo)
    }

    // MARK: Tables of other records

    private let records = InMemoryRecordRepositories()

    /// Returns a presenter that has read a table of fees.
    private func tablePresenter(_ rows: [String]...) async -> DataTransferPresenter {
        let rows = ([["fee", "reason"]] + rows).enumerated().map {
            SquadList.Row(line: $0 + 1, values: $1)
        }
        let list = SquadList(format: .text(encoding: "UTF-8", separator: ","), rows: rows)
        let transfer = SampleList.transfer(
            files: InMemoryAccountFiles(["file": .success(.squad(list))]),
            archives: InMemoryArchives(players: players), players: players, records: records)
        let presenter = DataTransferPresenter(
            transfer: transfer, history: history, work: WorkScope(activity),
            navigation: navigation, delegate: delegate)
        presenter.didEdit("file")
        await perform(on: presenter) { $0.didRequestImport() }
        return presenter
    }

    private func storeFee(_ reason: String) async throws -> String {
        let fee = Fee(reason: try #require(ShortText(reason)))
        try await records.repository(of: Fee.self).save(fee)
        return "\(fee.id.uuid)"
    }

    @Test func `a table is imported after a question that names the rows to leave out`()
        async throws
    {
        let (pitch, ball) = (try await storeFee("Pitch"), try await storeFee("Ball"))
        let presenter = await tablePresenter(
            [pitch, "Pitch 2"], [ball, "Ball"], ["", "Bibs"], ["x", "a"], ["", ""], ["y", "b"],
            ["z", "c"])
        #expect(presenter.state.question?.title == "Add 1 record, and change 1?")
        #expect(
            presenter.state.question?.message
                == "Unchanged: 1 record. Left out: "
                + "Line 5: “x” is no identifier of the app. Line 6: reason is missing. "
                + "Line 7: “y” is no identifier of the app. And 1 more.")
        #expect(presenter.state.issues.count == 4)
        await perform(on: presenter) { $0.didConfirmImport() }
        #expect(presenter.state.result == "Added 1 record, and changed 1.")
        #expect(presenter.state.canUndo)
        #expect(navigation.importCount == 1)
    }

    @Test func `a table with changes only asks without notes`() async throws {
        let presenter = await tablePresenter([try await storeFee("Pitch"), "Pitch 2"])
        #expect(presenter.state.question?.title == "Change 1 record?")
        #expect(presenter.state.question?.message == nil)
    }

    @Test(arguments: [(0, "0 records"), (1, "1 record"), (2, "2 records")])
    func `the records of a table are counted`(records: Int, text: String) {
        let exported = ExportSummary(records: records, isTable: true)
        #expect(DataTransferStrings.exported(exported) == "Exported \(text).")
        var summary = ImportSummary()
        summary.newRecords = records
        #expect(DataTransferStrings.imported(summary, of: .table) == "Added \(text).")
    }

    @Test func `a table without changes is reported, with its bad rows`() async throws {
        let known = await tablePresenter([try await storeFee("Pitch"), "Pitch"])
        #expect(known.state.result == "Everything in this file is stored already.")
        #expect(known.state.question == nil && !known.state.isError)
        let bad = await tablePresenter(["x", "Pitch"])
        #expect(bad.state.result == "Nothing in this file can be imported.")
        #expect(bad.state.isError && bad.state.issues.count == 1)
    }

    @Test func `the page names the files of tables`() async {
        #expect(await tablePresenter().tableFileNames == ["fee.csv"])
        #expect(DataTransferStrings.explanation(["fee.csv"]).hasSuffix("records: fee.csv."))
        #expect(DataTransferStrings.explanation([]) == DataTransferStrings.explanation)
    }
}
