import Domain
import FoundationEssentials
import Persistence
import Records
import SQLite
import TestSupport
import Testing

@Suite struct `The history of a stored record` {
    @Test func `ends with its erasure`() async throws {
        let fixture = try await RecordFixture()
        let payment = try await fixture.pay("pitch", 40)
        try await fixture.payments.delete(payment.id)
        try await fixture.payments.erase(payment.id)
        #expect(try await fixture.payments.deleted().isEmpty)
        #expect(try await fixture.payments.versions(of: payment.id).isEmpty)
        await #expect(throws: StorageError.notFound) {
            try await fixture.payments.restore(payment.id)
        }
    }

    @Test func `has a version for each change`() async throws {
        let fixture = try await RecordFixture()
        var payment = try await fixture.pay("pitch", 40)
        let first = payment
        fixture.base.time.advance(by: .seconds(60))
        payment.amount = Amount(.integer(50))
        payment.collector = nil
        try await fixture.payments.save(payment)
        // Nothing is different.
        try await fixture.payments.save(payment)
        try await fixture.payments.delete(payment.id)
        let versions = try await fixture.payments.versions(of: payment.id)
        #expect(versions.map(\.record) == [first, payment, payment])
        #expect(versions.map(\.isDeleted) == [false, false, true])
        #expect(
            versions.map(\.changedFields) == [
                Set(RecordField<Payment>.allCases),
                [RecordField(\.amount), RecordField(\.collector)], [],
            ])
        let walls = versions.compactMap(\.wall)
        #expect(walls[1] - walls[0] == 60_000 && versions.allSatisfy(\.isOwn))
    }

    @Test func `has a version for a text that looks like the earlier one`() async throws {
        let fixture = try await RecordFixture()
        var payment = try await fixture.pay("Zoe\u{301}")
        payment.order = try #require(ShortText("Zo\u{E9}"))
        try await fixture.payments.save(payment)
        let texts = try await fixture.payments.versions(of: payment.id).map(\.record.order.text)
        #expect(texts.map { $0.utf8.count } == [5, 4])
    }

    @Test func `takes a change and a deletion back`() async throws {
        let fixture = try await RecordFixture()
        let first = try await fixture.pay("pitch", 40)
        _ = try await fixture.payments.update(FieldChange(\.amount, nil), of: first.id)
        let earlier = try #require(try await fixture.payments.versions(of: first.id).first)
        try await fixture.payments.save(earlier.record)
        #expect(try await fixture.payments.all() == StoredRecords([first]))
        await #expect(throws: StorageError.notFound) {
            try await fixture.payments.restore(first.id)
        }
        try await fixture.payments.delete(first.id)
        #expect(try await fixture.payments.deleted() == [first])
        try await fixture.payments.restore(first.id)
        #expect(try await fixture.payments.all() == StoredRecords([first]))
        #expect(try await fixture.payments.deleted().isEmpty)
        // A record that is saved after its deletion exists again, too.
        try await fixture.payments.delete(first.id)
        try await fixture.payments.save(first)
        #expect(try await fixture.payments.versions(of: first.id).last?.isDeleted == false)
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `begins with the values of a record that is older than the changes`() async throws {
        let fixture = try await RecordFixture()
        let first = try await fixture.pay("pitch", 40)
        try fixture.base.raw().script("DELETE FROM changes")
        _ = try await fixture.payments.update(FieldChange(\.amount, nil), of: first.id)
        let versions = try await fixture.payments.versions(of: first.id)
        #expect(versions.map(\.record.amount) == [first.amount, nil])
    }

    @Test func `forgets the oldest changes that no longer count`() async throws {
        let fixture = try await RecordFixture()
        let payment = try await fixture.pay("pitch")
        for amount in 1...40 {
            _ = try await fixture.payments.update(
                FieldChange(\.amount, Amount(.integer(Int64(amount)))), of: payment.id)
        }
        let versions = try await fixture.payments.versions(of: payment.id)
        #expect(versions.map { $0.record.amount?.number } == [nil] + (20...40).map(Int64.init))
    }

    @Test func `has the deletion of the player to whom the record refers`() async throws {
        let fixture = try await RecordFixture()
        let payment = try await fixture.pay("pitch")
        let squad = fixture.base.storage.players(of: fixture.session)
        try await squad.delete(fixture.players[1])
        try await squad.delete(fixture.players[0])
        let versions = try await fixture.payments.versions(of: payment.id)
        #expect(versions.map(\.record.collector) == [fixture.players[1], nil, nil])
        #expect(versions.map(\.isDeleted) == [false, false, true])
    }

    @Test func `has no restoration without its player, and none of another deleted player`()
        async throws
    {
        let fixture = try await RecordFixture()
        var payment = try await fixture.pay("pitch", 40)
        let squad = fixture.base.storage.players(of: fixture.session)
        try await fixture.payments.delete(payment.id)
        try await squad.delete(fixture.players[1])
        try await fixture.payments.restore(payment.id)
        payment.collector = nil
        #expect(try await fixture.payments.all() == StoredRecords([payment]))
        try await squad.delete(fixture.players[0])
        await #expect(throws: StorageError.notFound) {
            try await fixture.payments.restore(payment.id)
        }
        #expect(try await fixture.payments.all().records.isEmpty)
    }
}

@Suite struct `Changes of records in the exchange with a server` {
    @Test func `wait until the server has them, also those of older records`() async throws {
        let fixture = try await RecordFixture()
        let (replicas, session) = (fixture.base.storage.accountReplicas, fixture.session)
        try await fixture.pay("pitch")
        try fixture.base.raw().script("DELETE FROM changes")
        try await fixture.pay("ball")
        var update = try await replicas.waiting(of: session)
        #expect(update.records.map { $0.values["order"] } == [.text("pitch"), .text("ball")])
        #expect(update.records.map(\.counter) == [0, 1])
        try await replicas.apply(update, to: session)
        #expect(try await replicas.waiting(of: session).records.isEmpty)
        // The server was restored from a backup, which has only the first one.
        let first = update.records[0]
        update = AccountUpdate()
        update.isComplete = true
        update.records = [first] + fixture.players.map { .first(of: $0, ["name": .text("Anna")]) }
        try await replicas.apply(update, to: session)
        let again = try await replicas.waiting(of: session).records
        #expect(again.map { $0.values["order"] } == [.text("ball")])
        #expect(try await fixture.payments.all().records.count == 2)
    }

    @Test func `of an unknown kind are stored, and known by a later version`() async throws {
        let fixture = try await RecordFixture()
        let id = UUID()
        var update = AccountUpdate()
        update.records = [
            RecordChange(
                counter: 1, device: UUID(), wall: 0, kind: "payment", record: id,
                values: [
                    "player": .player(fixture.players[0]), "order": .text("pitch"),
                    "later": .integer(1),
                ]),
            RecordChange(
                counter: 2, device: UUID(), wall: 0, kind: "payment", record: id,
                values: ["later": nil]),
        ]
        try await fixture.base.storage.accountReplicas.apply(update, to: fixture.session)
        let archive = try await fixture.base.storage.archives(of: fixture.session).archive().archive
        #expect(
            archive.records.map(\.values)
                == [["player": .player(fixture.players[0]), "order": .text("pitch")]])
        #expect(try await fixture.payments.all().records.map(\.order.text) == ["pitch"])
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `of an unknown kind refer to a player also after they were empty`() async throws {
        let fixture = try await RecordFixture()
        let (replicas, session) = (fixture.base.storage.accountReplicas, fixture.session)
        let id = UUID()
        let values: [[String: ArchivedRecord.Value?]] = [
            ["author": nil, "text": .text("a")], ["author": .player(fixture.players[0])],
        ]
        for (counter, values) in values.enumerated() {
            var update = AccountUpdate()
            update.records = [
                RecordChange(
                    counter: Int64(counter + 1), device: UUID(), wall: 0, kind: "essay",
                    record: id, values: values)
            ]
            try await replicas.apply(update, to: session)
        }
        let archives = fixture.base.storage.archives(of: session)
        #expect(
            try await archives.archive().archive.records.map { $0.values["author"] }
                == [.player(PlayerID(1))])
        try await fixture.base.storage.players(of: session).delete(fixture.players[0])
        #expect(
            try await archives.archive().archive.records.map(\.values) == [["text": .text("a")]])
    }
}
