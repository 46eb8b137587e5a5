import Domain
import FoundationEssentials
import Records
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `Updates of records` {
    @Test func `keep a choice of a newer version until another one is made`() async throws {
        let base = try await Fixture()
        let session = try await base.signUp()
        let receipts = base.storage.records(of: session).repository(of: Receipt.self)
        let receipt = Receipt(id: RecordID(), note: .unknown, method: .cash)
        try await receipts.save(receipt)
        try base.raw().script("UPDATE record_receipt SET method = 'card'")
        let note = try #require(ShortText("pitch"))
        _ = try await receipts.update(FieldChange(\.note, note), of: receipt.id)
        let kept = "SELECT count(*) FROM record_receipt WHERE note = 'pitch' AND method = 'card'"
        #expect(try base.number(kept) == 1)
        let change = FieldChange<Receipt>(\.method, .transfer)
        _ = try await receipts.update(change, of: receipt.id)
        let changed = Receipt(id: receipt.id, note: note, method: .transfer)
        #expect(try await receipts.all() == StoredRecords([changed]))
    }

    @Test func `keep a number beyond the limits of this version`() async throws {
        let fixture = try await RecordFixture()
        let payment = try await fixture.pay("pitch", 40)
        try fixture.base.raw().script("UPDATE record_payment SET amount = 2000")
        let change = FieldChange<Payment>(\.order, try #require(ShortText("ball")))
        _ = try await fixture.payments.update(change, of: payment.id)
        #expect(try fixture.base.number("SELECT amount FROM record_payment") == 2_000)
        let versions = try await fixture.payments.versions(of: payment.id)
        #expect(versions.last?.changedFields == [change.field])
    }

    @Test func `of several fields are one change`() async throws {
        let fixture = try await RecordFixture()
        var payment = try await fixture.pay("pitch", 40)
        (payment.order, payment.amount) = (try #require(ShortText("ball")), nil)
        let changes = [FieldChange(\.order, payment.order), FieldChange<Payment>(\.amount, nil)]
        #expect(try await fixture.payments.update(changes, of: payment.id) == payment)
        let versions = try await fixture.payments.versions(of: payment.id)
        #expect(versions.count == 2)
        #expect(versions.last?.changedFields == Set(changes.map(\.field)))
    }

    @Test func `cannot refer to a deleted player`() async throws {
        let fixture = try await RecordFixture()
        let payment = try await fixture.pay("pitch", 40)
        let players = fixture.base.storage.players(of: fixture.session)
        try await players.delete(fixture.players[1])
        let change = FieldChange<Payment>(\.collector, fixture.players[1])
        await #expect(throws: StorageError.notFound) {
            try await fixture.payments.update(change, of: payment.id)
        }
        #expect(try await fixture.payments.all().records.map(\.collector) == [nil])
    }
}
