import Domain
import FoundationEssentials
import Records
import SQLite
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Imports of tables` {
    private func archives(_ fixture: RecordFixture) -> any ArchiveRepository {
        fixture.base.storage.archives(of: fixture.session)
    }

    private func row(_ payment: Payment, _ values: [String: ArchivedRecord.Value?], isNew: Bool)
        -> TableRow
    {
        TableRow(payment.id.uuid, Payment.kind.name, values, isNew: isNew)
    }

    @Test func `rows add and change records, and one undo takes everything back`() async throws {
        let fixture = try await RecordFixture()
        let stored = try await fixture.pay("Pitch", 5)
        let new = TableRow(
            UUID(), Payment.kind.name,
            ArchivedRecord(stored).values.mapValues(Optional.some), isNew: true)
        let changed = row(stored, ["amount": nil, "order": .text("Ball")], isNew: false)
        let imported = try await archives(fixture).store([changed, new])
        #expect(imported.summary.newRecords == 1 && imported.summary.updatedRecords == 1)
        let records = try await fixture.payments.all().records
        #expect(records.map(\.order.text) == ["Ball", "Pitch"])
        #expect(records.map(\.amount) == [nil, stored.amount])
        #expect(records.map(\.player) == [stored.player, stored.player])
        #expect(try await fixture.payments.versions(of: stored.id).count == 2)
        let kept = try await archives(fixture).remove(imported)
        #expect(kept.isEmpty)
        #expect(try await fixture.payments.all().records == [stored])
    }

    @Test func `an undo keeps records that were changed since`() async throws {
        let fixture = try await RecordFixture()
        let stored = try await fixture.pay("Pitch", 5)
        let imported = try await archives(fixture).store([
            row(stored, ["order": .text("Ball")], isNew: false)
        ])
        let change = FieldChange<Payment>(\.amount, nil)
        let last = try await fixture.payments.update(change, of: stored.id)
        #expect(try await archives(fixture).remove(imported).records == 1)
        #expect(try await fixture.payments.all().records == [last])
    }

    @Test func `a value that the import added is empty after its undo`() async throws {
        let fixture = try await RecordFixture()
        let stored = try await fixture.pay("Pitch")
        let imported = try await archives(fixture).store([
            row(stored, ["amount": .integer(5)], isNew: false)
        ])
        #expect(try await fixture.payments.all().records.map(\.amount) != [nil])
        _ = try await archives(fixture).remove(imported)
        #expect(try await fixture.payments.all().records == [stored])
    }

    @Test func `a record that was deleted or erased meanwhile stays so`() async throws {
        let fixture = try await RecordFixture()
        let stored = try await fixture.pay("Pitch", 5)
        try await fixture.payments.delete(stored.id)
        let change = row(stored, ["order": .text("Ball")], isNew: false)
        #expect(try await archives(fixture).store([change]).summary.isEmpty)
        try await fixture.payments.erase(stored.id)
        let new = TableRow(
            stored.id.uuid, Payment.kind.name,
            ArchivedRecord(stored).values.mapValues(Optional.some), isNew: true)
        #expect(try await archives(fixture).store([new]).summary.isEmpty)
        #expect(try await archives(fixture).store([]).summary.isEmpty)
        #expect(try await fixture.payments.all().records == [])
    }

    @Test func `the undo deletes a record that was deleted before, with its other values`()
        async throws
    {
        let fixture = try await RecordFixture()
        let payment = try await fixture.pay("Pitch", 5)
        try await fixture.payments.delete(payment.id)
        let values = ArchivedRecord(payment).values.filter { $0.key != "amount" }
        let new = row(payment, values.mapValues(Optional.some), isNew: true)
        let imported = try await archives(fixture).store([new])
        #expect(try await fixture.payments.all().records == [payment])
        #expect(try await archives(fixture).remove(imported).isEmpty)
        #expect(try await fixture.payments.all().records == [])
    }

    @Test func `a failing row stores nothing`() async throws {
        let fixture = try await RecordFixture()
        let stored = try await fixture.pay("Pitch", 5)
        try fixture.base.raw().script(
            """
            CREATE TRIGGER fail BEFORE INSERT ON record_payment
            WHEN NEW.id NOT IN (SELECT id FROM record_payment)
            BEGIN SELECT RAISE(ABORT, 'no'); END
            """)
        let new = TableRow(
            UUID(), Payment.kind.name,
            ArchivedRecord(stored).values.mapValues(Optional.some), isNew: true)
        let rows = [row(stored, ["order": .text("Ball")], isNew: false), new]
        await #expect(throws: StorageError.self) { try await archives(fixture).store(rows) }
        #expect(try await fixture.payments.all().records == [stored])
    }
}
