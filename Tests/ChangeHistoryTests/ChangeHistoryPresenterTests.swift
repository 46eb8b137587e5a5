import Domain
import FootballUI
import FoundationEssentials
import Navigation
import Records
import TestSupport
import Testing

@testable import ChangeHistory

/// Receipts of which only the versions of one are known.
private struct KnownVersions: VersionedRecords {
    let history: RecordHistory

    func versions(of id: RecordID<Receipt>) -> [RecordVersion<Receipt>] {
        history.versions(on: UUID())
    }

    func update(
        _: [FieldChange<Receipt>], of _: RecordID<Receipt>
    ) throws(StorageError) -> Receipt { throw .notFound }
    func delete(_: RecordID<Receipt>) throws(StorageError) { throw .notFound }
    func deleted() -> [Receipt] { [] }
    func restore(_: RecordID<Receipt>) throws(StorageError) { throw .notFound }
    func erase(_: RecordID<Receipt>) throws(StorageError) { throw .notFound }
}

@MainActor @Suite struct `Change history presenter` {
    private let fixture: ChangeHistoryFixture

    init() throws {
        fixture = try ChangeHistoryFixture()
    }

    private func update(_ change: PlayerChange) async throws {
        _ = try await fixture.players.update(change, of: fixture.ana.id)
    }

    /// Confirms the question about a row.
    private func takeBack(_ row: Int, _ presenter: ChangeHistoryPresenter<Player>) async throws {
        presenter.didSelect(try #require(presenter.state.rows)[row])
        presenter.didConfirm()
        await fixture.activity.waitUntilIdle()
    }

    // MARK: Rows

    @Test func `the changes are in words, the newest first`() async throws {
        try await update(PlayerChange(\.age, Age(31)))
        var other = fixture.ana
        (other.age, other.skill, other.preferredPosition) = (Age(32), nil, .striker)
        fixture.players.put(other)
        let presenter = await fixture.history()
        let rows = try #require(presenter.state.rows)
        #expect(
            rows.map(\.title) == [
                "Age 31 → 32, Skill amateur → -, Preferred position - → striker", "Age 30 → 31",
                "First known values",
            ])
        #expect(
            rows.map(\.details) == [
                ["14 Nov 2023, 23:16", "another device"],
                ["14 Nov 2023, 23:15", "this device"], [],
            ])
        #expect(
            rows.map(\.unavailableReason)
                == [nil, nil, ChangeHistoryStrings.noEarlierValues])
        #expect(rows[1].reversalText == "Age 32 → 30")
    }

    @Test func `an addition, a deletion and a restoration cannot be taken back`() async throws {
        let bo = try await fixture.players.add(try #require(PlayerName("Bo")))
        try await fixture.players.delete(bo.id)
        try await fixture.players.restore(bo.id)
        let presenter = await fixture.history(of: bo)
        let rows = try #require(presenter.state.rows)
        #expect(rows.map(\.title) == ["Restored", "Deleted", "Added"])
        #expect(
            rows.map(\.unavailableReason) == [
                ChangeHistoryStrings.noValues, ChangeHistoryStrings.noValues,
                ChangeHistoryStrings.noEarlierValues,
            ])
        for row in rows {
            presenter.didSelect(row)
            #expect(presenter.state.asked == nil)
        }
    }

    @Test func `a long history may have lost the addition`() async throws {
        let bo = try await fixture.players.add(try #require(PlayerName("Bo")))
        for age in 1...20 {
            let change = PlayerChange(\.age, Age(age))
            _ = try await fixture.players.update(change, of: bo.id)
        }
        let presenter = await fixture.history(of: bo)
        #expect(presenter.state.rows?.last?.title == "First known values")
    }

    @Test func `a player of whom nothing is known has no rows`() async {
        let presenter = await fixture.history(of: Player(id: PlayerID(9), name: fixture.ana.name))
        #expect(presenter.state.rows == [])
    }

    @Test func `a failure to load keeps the rows until the next load`() async {
        let presenter = await fixture.history()
        fixture.players.calls.fail(.versions, with: .busy)
        presenter.load()
        await fixture.activity.waitUntilIdle()
        #expect(presenter.state.failure == .load(StorageError.busy.message))
        #expect(presenter.state.rows?.count == 1)
        presenter.load()
        #expect(presenter.state.failure == nil)
    }

    @Test func `a record of a feature has a history, with the names of players`() async throws {
        let bo = try await fixture.players.add(try #require(PlayerName("Bo")))
        var fee = Fee(reason: try #require(ShortText("Pitch")), player: fixture.ana.id)
        let fees = InMemoryRecords([fee])
        for player in [bo.id, PlayerID(9), nil] {
            fee.player = player
            try await fees.save(fee)
        }
        let presenter = await fixture.history(of: fee, in: fees)
        #expect(presenter.state.title == "History of Pitch")
        let rows = try #require(presenter.state.rows)
        #expect(
            rows.map(\.title) == [
                "Player (deleted) → -", "Player Bo → (deleted)", "Player Ana → Bo", "Added",
            ])
        presenter.didSelect(rows[2])
        #expect(presenter.state.asked?.reversalText == "Player - → Ana")
        presenter.didConfirm()
        await fixture.activity.waitUntilIdle()
        fee.player = fixture.ana.id
        #expect(fees.records == [fee])
        #expect(fixture.navigation.changed == [fee])
    }

    @Test func `a reference to another record is not shown as an identifier`() async throws {
        var receipt = Receipt(note: try #require(ShortText("Cash")), fee: nil)
        let receipts = InMemoryRecords([receipt])
        receipt.fee = RecordID<Fee>()
        try await receipts.save(receipt)
        let presenter = await fixture.history(of: receipt, in: receipts)
        #expect(presenter.state.rows?.first?.title == "Fee - → another record")
    }

    @Test func `a value that only a newer version of the app knows is not taken back`()
        async throws
    {
        let receipt = Receipt(note: try #require(ShortText("Cash")), fee: nil)
        let values: [[String: ArchivedRecord.Value?]] = [
            ["note": .text("Cash"), "fee": .text("of a newer version")], ["fee": nil],
            ["fee": .text(RecordID<Fee>().uuid.uuidString)],
        ]
        let changes = values.enumerated().map { counter, values in
            RecordChange(
                counter: Int64(counter + 1), device: UUID(), wall: 0, kind: "receipt",
                record: receipt.id.uuid, values: values)
        }
        let presenter = await fixture.history(
            of: receipt, in: KnownVersions(history: RecordHistory(changes)))
        #expect(
            presenter.state.rows?.map(\.unavailableReason) == [
                nil, ChangeHistoryStrings.unavailableValues, ChangeHistoryStrings.noEarlierValues,
            ])
    }

    @Test func `players who cannot be loaded are a failure to load the history`() async throws {
        let fee = Fee(reason: try #require(ShortText("Pitch")), player: fixture.ana.id)
        fixture.players.calls.fail(.players, with: .busy)
        let presenter = await fixture.history(of: fee, in: InMemoryRecords([fee]))
        #expect(presenter.state.failure == .load(StorageError.busy.message))
    }

    // MARK: News

    /// Stores values of another device, or a deletion, tells the presenter, and waits for its work.
    private func receive(_ player: Player?, _ presenter: ChangeHistoryPresenter<Player>) async {
        if let player {
            fixture.players.put(player)
        } else {
            fixture.players.remove(fixture.ana.id)
        }
        presenter.dataDidChange()
        await fixture.activity.waitUntilIdle()
    }

    @Test func `changes of another device are shown, also in the question`() async throws {
        try await update(PlayerChange(\.age, Age(31)))
        let presenter = await fixture.history()
        presenter.didSelect(try #require(presenter.state.rows)[0])
        var other = fixture.ana
        other.age = Age(32)
        await receive(other, presenter)
        #expect(presenter.state.rows?.first?.title == "Age 31 → 32")
        #expect(presenter.state.asked?.reversalText == "Age 32 → 30")
        presenter.didConfirm()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.players.all.map(\.age) == [Age(30)])
    }

    @Test func `the question is closed when another device has taken the change back`()
        async throws
    {
        try await update(PlayerChange(\.age, Age(31)))
        let presenter = await fixture.history()
        presenter.didSelect(try #require(presenter.state.rows)[0])
        await receive(fixture.ana, presenter)
        #expect(presenter.state.asked == nil)
        #expect(presenter.state.rows?[1].unavailableReason == Player.display.earlierValuesMessage)
    }

    @Test func `nothing is taken back from a player whom another device has deleted`()
        async throws
    {
        try await update(PlayerChange(\.age, Age(31)))
        let presenter = await fixture.history()
        presenter.didSelect(try #require(presenter.state.rows)[0])
        await receive(nil, presenter)
        #expect(presenter.state.asked == nil)
        #expect(
            presenter.state.rows?.map(\.unavailableReason) == [
                ChangeHistoryStrings.noValues, Player.display.deletedMessage,
                ChangeHistoryStrings.noEarlierValues,
            ])
        await receive(fixture.ana, presenter)
        #expect(presenter.state.rows?.first?.unavailableReason == nil)
    }

    @Test func `the failure of a change stays until the next one`() async throws {
        try await update(PlayerChange(\.age, Age(31)))
        let presenter = await fixture.history()
        fixture.players.calls.fail(.update, with: .full)
        try await takeBack(0, presenter)
        await receive(fixture.players.all.first, presenter)
        #expect(presenter.state.failure == .change(StorageError.full.message))
        try await takeBack(0, presenter)
        #expect(presenter.state.failure == nil)
    }

    // MARK: Taking back

    @Test func `the fields of a change get their earlier values by one change, and no other field`()
        async throws
    {
        var other = fixture.ana
        (other.name, other.age) = (try #require(PlayerName("Anna")), Age(32))
        fixture.players.put(other)
        try await update(PlayerChange(\.skill, .professional))
        let presenter = await fixture.history()
        #expect(presenter.state.title == "History of Anna")
        try await takeBack(1, presenter)
        var expected = fixture.ana
        expected.skill = .professional
        #expect(fixture.players.all == [expected])
        #expect(fixture.navigation.changed.last == AnyHashable(expected))
        #expect(fixture.navigation.changed.count == 1)
        #expect(presenter.state.title == "History of Ana")
        #expect(presenter.state.rows?.first?.title == "Name Anna → Ana, Age 32 → 30")
    }

    @Test func `a change whose earlier values are current cannot be taken back`() async throws {
        try await update(PlayerChange(\.age, Age(31)))
        let presenter = await fixture.history()
        try await takeBack(0, presenter)
        let reasons = presenter.state.rows?.map(\.unavailableReason)
        #expect(reasons?[1] == Player.display.earlierValuesMessage)
        // The change that took it back can be taken back, too.
        #expect(reasons?[0] == nil)
        try await takeBack(0, presenter)
        #expect(fixture.players.all.map(\.age) == [Age(31)])
    }

    @Test func `a value that two devices have set is shown once`() async throws {
        try await update(PlayerChange(\.age, Age(31)))
        let text = ChangeHistoryStrings.changes(
            of: [PlayerField(\.age)], from: fixture.players.all[0], to: fixture.players.all[0]
        ) { $1.text ?? "" }
        #expect(text == "Age 31")
    }

    @Test func `nothing is taken back without a confirmation`() async throws {
        try await update(PlayerChange(\.age, Age(31)))
        let presenter = await fixture.history()
        presenter.didSelect(try #require(presenter.state.rows)[0])
        #expect(presenter.state.asked?.reversalText == "Age 31 → 30")
        presenter.didCancel()
        presenter.didConfirm()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.players.all.map(\.age) == [Age(31)])
    }

    @Test func `a failure shows its reason, and what was taken back before it`() async throws {
        var other = fixture.ana
        (other.age, other.skill) = (Age(32), nil)
        fixture.players.put(other)
        let presenter = await fixture.history()
        fixture.players.calls.gate.close()
        presenter.didSelect(try #require(presenter.state.rows)[0])
        presenter.didConfirm()
        await fixture.players.calls.gate.untilWaiting()
        #expect(!presenter.dismissalDecision().isAllowed)
        presenter.didSelect(try #require(presenter.state.rows)[0])
        #expect(presenter.state.asked == nil)
        fixture.players.remove(fixture.ana.id)
        fixture.players.calls.gate.open()
        await fixture.activity.waitUntilIdle()
        #expect(presenter.dismissalDecision().isAllowed)
        #expect(presenter.state.failure == .change(StorageError.notFound.message))
        #expect(presenter.state.rows?.first?.title == "Deleted")
        #expect(fixture.navigation.changed.isEmpty)
    }
}
