import Domain
import FootballUI
import Navigation
import TestSupport
import Testing

@testable import ChangeHistory

@MainActor @Suite struct `Deleted records presenter` {
    private let fixture: ChangeHistoryFixture

    init() throws {
        fixture = try ChangeHistoryFixture()
    }

    @Test func `a player is restored once and reported`() async throws {
        fixture.players.remove(fixture.ana.id)
        let presenter = await fixture.deletedPlayers()
        #expect(presenter.state.records == [fixture.ana])
        fixture.players.calls.gate.close()
        presenter.didSelect(fixture.ana)
        await fixture.players.calls.gate.untilWaiting()
        #expect(!presenter.dismissalDecision().isAllowed)
        presenter.didSelect(fixture.ana)
        fixture.players.calls.gate.open()
        await fixture.activity.waitUntilIdle()
        #expect(presenter.dismissalDecision().isAllowed)
        #expect(presenter.state == DeletedRecordsState(records: [], restored: fixture.ana))
        #expect(fixture.players.calls.count(.restore) == 1)
        #expect(fixture.players.all == [fixture.ana])
        #expect(fixture.navigation.restored == [fixture.ana])
    }

    @Test func `a failure to load shows its reason until the next load`() async {
        fixture.players.calls.fail(.deleted, with: .busy)
        let presenter = await fixture.deletedPlayers()
        #expect(presenter.state == DeletedRecordsState(failure: .load(StorageError.busy.message)))
        presenter.load()
        await fixture.activity.waitUntilIdle()
        #expect(presenter.state == DeletedRecordsState(records: []))
    }

    @Test func `a failure to restore keeps the players`() async {
        fixture.players.remove(fixture.ana.id)
        let presenter = await fixture.deletedPlayers()
        fixture.players.calls.fail(.restore, with: .full)
        presenter.didSelect(fixture.ana)
        await fixture.activity.waitUntilIdle()
        let failure = ChangeHistoryFailure.change(StorageError.full.message)
        #expect(
            presenter.state == DeletedRecordsState(records: [fixture.ana], failure: failure))
        #expect(fixture.navigation.restored.isEmpty)
        presenter.dataDidChange()
        await fixture.activity.waitUntilIdle()
        #expect(presenter.state.failure == failure)
        presenter.didSelect(fixture.ana)
        await fixture.activity.waitUntilIdle()
        #expect(presenter.state == DeletedRecordsState(records: [], restored: fixture.ana))
    }

    @Test func `a player is erased after a confirmation`() async throws {
        fixture.players.remove(fixture.ana.id)
        let presenter = await fixture.deletedPlayers()
        presenter.didConfirmErasure()
        presenter.didRequestErasure(of: fixture.ana)
        #expect(presenter.state.asked == fixture.ana)
        presenter.didCancelErasure()
        #expect(presenter.state.asked == nil)
        presenter.didRequestErasure(of: fixture.ana)
        fixture.players.calls.gate.close()
        presenter.didConfirmErasure()
        await fixture.players.calls.gate.untilWaiting()
        presenter.didRequestErasure(of: fixture.ana)
        presenter.didSelect(fixture.ana)
        #expect(presenter.state.asked == nil)
        #expect(!presenter.dismissalDecision().isAllowed)
        fixture.players.calls.gate.open()
        await fixture.activity.waitUntilIdle()
        #expect(presenter.state == DeletedRecordsState(records: []))
        #expect(fixture.players.calls.count(.erase) == 1)
        #expect(fixture.players.calls.count(.restore) == 0)
    }

    @Test func `the question ends when another device has restored the player`() async throws {
        fixture.players.remove(fixture.ana.id)
        let presenter = await fixture.deletedPlayers()
        presenter.didRequestErasure(of: fixture.ana)
        fixture.players.put(fixture.ana)
        presenter.dataDidChange()
        await fixture.activity.waitUntilIdle()
        #expect(presenter.state == DeletedRecordsState(records: []))
    }

    @Test func `deletions and restorations of another device are shown`() async throws {
        let presenter = await fixture.deletedPlayers()
        fixture.players.remove(fixture.ana.id)
        presenter.dataDidChange()
        await fixture.activity.waitUntilIdle()
        #expect(presenter.state.records == [fixture.ana])
        presenter.didSelect(fixture.ana)
        await fixture.activity.waitUntilIdle()
        fixture.players.remove(fixture.ana.id)
        presenter.dataDidChange()
        await fixture.activity.waitUntilIdle()
        #expect(presenter.state == DeletedRecordsState(records: [fixture.ana]))
        fixture.players.put(fixture.ana)
        presenter.dataDidChange()
        await fixture.activity.waitUntilIdle()
        #expect(presenter.state.records == [])
    }

    @Test func `a record of a feature is restored, or erased`() async throws {
        let reasons = try ["Pitch", "Ball"].map { try #require(ShortText($0)) }
        let fees = InMemoryRecords(reasons.map { Fee(reason: $0) })
        let stored = fees.records
        for fee in stored { try await fees.delete(fee.id) }
        let presenter = await fixture.deletedRecords(in: fees)
        #expect(presenter.state.records == stored.reversed())
        presenter.didSelect(stored[0])
        await fixture.activity.waitUntilIdle()
        #expect(fixture.navigation.restored == [stored[0]])
        presenter.didRequestErasure(of: stored[1])
        presenter.didConfirmErasure()
        await fixture.activity.waitUntilIdle()
        #expect(fees.records == [stored[0]])
        #expect(presenter.state.records == [])
    }
}
