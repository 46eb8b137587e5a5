import Domain
import FoundationEssentials
import Records
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `Records of a feature` {
    @Test func `are stored, changed and deleted`() async throws {
        let fixture = try await RecordFixture()
        #expect(try await fixture.payments.all() == StoredRecords([]))
        let first = try await fixture.pay("pitch", 40)
        var second = try await fixture.pay("주말 경기 ⚽️")
        #expect(try await fixture.payments.all() == StoredRecords([first, second]))
        let change = FieldChange<Payment>(\.amount, Amount(.integer(7)))
        second.amount = Amount(.integer(7))
        #expect(try await fixture.payments.update(change, of: second.id) == second)
        second.collector = nil
        try await fixture.payments.save(second)
        #expect(try await fixture.payments.all() == StoredRecords([first, second]))
        try await fixture.payments.delete(first.id)
        #expect(try await fixture.payments.all() == StoredRecords([second]))
        await #expect(throws: StorageError.notFound) {
            _ = try await fixture.payments.update(change, of: first.id)
        }
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `are still there after the next start`() async throws {
        let fixture = try await RecordFixture()
        let payment = try await fixture.pay("pitch", 40)
        await fixture.base.storage.close()
        let next = try await Fixture(in: fixture.base.directory, time: fixture.base.time)
        let payments = next.storage.records(of: fixture.session).repository(of: Payment.self)
        #expect(try await payments.all() == StoredRecords([payment]))
    }

    @Test func `belong to one user`() async throws {
        let fixture = try await RecordFixture()
        let payment = try await fixture.pay("pitch")
        let other = fixture.base.storage.records(of: try await fixture.base.signUp("berta"))
            .repository(of: Payment.self)
        #expect(try await other.all() == StoredRecords([]))
        await #expect(throws: StorageError.notFound) {
            _ = try await other.update(FieldChange(\.amount, nil), of: payment.id)
        }
        try await other.delete(payment.id)
        #expect(try await fixture.payments.all() == StoredRecords([payment]))
        var copy = payment
        copy.amount = Amount(.integer(7))
        try await other.save(copy)
        #expect(try await other.all() == StoredRecords([copy]))
        #expect(try await fixture.payments.all() == StoredRecords([payment]))
    }

    @Test func `end with the session and with the account`() async throws {
        let fixture = try await RecordFixture()
        try await fixture.pay("pitch")
        try fixture.base.raw().script("PRAGMA foreign_keys = ON; DELETE FROM users")
        await #expect(throws: StorageError.sessionExpired) { _ = try await fixture.payments.all() }
        #expect(try fixture.base.number("SELECT count(*) FROM record_payment") == 0)
    }

    @Test func `follow the deletion of the players to whom they refer`() async throws {
        let fixture = try await RecordFixture()
        var payment = try await fixture.pay("pitch")
        let squad = fixture.base.storage.players(of: fixture.session)
        try await squad.delete(fixture.players[1])
        payment.collector = nil
        #expect(try await fixture.payments.all() == StoredRecords([payment]))
        try await squad.delete(fixture.players[0])
        #expect(try await fixture.payments.all() == StoredRecords([]))
    }

    @Test func `outlive the players that a server sends again`() async throws {
        let fixture = try await RecordFixture()
        let payment = try await fixture.pay("pitch")
        let (kept, deleted) = (fixture.players[0], fixture.players[1])
        // An earlier version has stored the players of the server without changes.
        try fixture.base.raw().script("DELETE FROM changes WHERE kind = 'player'")
        var update = AccountUpdate()
        update.isComplete = true
        update.records = [.first(of: kept, ["name": .text("Anna")])]
        try await fixture.base.storage.accountReplicas.apply(update, to: fixture.session)
        let squad = try await fixture.base.storage.players(of: fixture.session).squad()
        #expect(squad.players == [Player(id: kept, name: try playerName("Anna"))])
        #expect(deleted != kept)
        #expect(try await fixture.payments.all().records.map(\.id) == [payment.id])
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `stay as they are in tables of earlier versions, and can be those of two users`()
        async throws
    {
        let base = try await Fixture()
        let session = try await base.signUp()
        let player = try await base.storage.players(of: session).add(playerName("Ana")).id
        await base.storage.close()
        try base.raw().script(
            """
            CREATE TABLE record_payment (id BLOB PRIMARY KEY CHECK (length(id) = 16),
                user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE, "player" ANY, "order" ANY)
                STRICT;
            CREATE INDEX record_payment__by_user ON record_payment (user);
            CREATE INDEX record_payment_copy ON record_payment ("id", "user", "player", "order");
            CREATE INDEX record_payment__by_player ON record_payment ("player");
            \(RecordTrigger(table: "record_payment", column: "player").definition(of: .ofRecord));
            INSERT INTO record_payment VALUES (x'ff000000000000000000000000000000', 1, 1, 'pitch');
            INSERT INTO record_payment VALUES (x'00000000000000000000000000000000', 1, 1, 'ball');
            """)
        let fixture = try await Fixture(in: base.directory, time: base.time)
        let records = { session in fixture.storage.records(of: session) }
        let payments = records(session).repository(of: Payment.self)
        let stored = try await payments.all()
        #expect(stored.records.map(\.order.text) == ["pitch", "ball"] && stored.damaged.isEmpty)
        let second = try await fixture.signUp("zoe")
        let others = records(second).repository(of: Payment.self)
        var same = stored.records[0]
        same.player = try await fixture.storage.players(of: second).add(playerName("Zoe")).id
        try await others.save(same)
        #expect(try await others.all().records == [same])
        #expect(try await payments.all() == stored)
        try await fixture.storage.players(of: session).delete(player)
        #expect(try await payments.all().records.isEmpty)
        #expect(try await others.all().records == [same])
        #expect(try await fixture.storage.findings() == [])
    }

    @Test func `keep the columns that a version of the program does not have`() async throws {
        let fixture = try await RecordFixture()
        let earlier = fixture.base.storage.records(of: fixture.session)
            .repository(of: EarlierPayment.self)
        let old = EarlierPayment(id: RecordID(), order: try #require(ShortText("ball")))
        try await earlier.save(old)
        let added = try await fixture.payments.all()
        #expect(added.records.map(\.player) == [PlayerID(0)] && added.damaged.isEmpty)
        let new = try await fixture.pay("pitch", 40)
        try await earlier.save(
            EarlierPayment(id: RecordID(new.id.uuid), order: try #require(ShortText("bibs"))))
        let stored = try await fixture.payments.all().records
        #expect(stored.map(\.order.text) == ["ball", "bibs"])
        #expect(stored[1].amount == new.amount && stored[1].player == new.player)
        try await fixture.base.storage.players(of: fixture.session).delete(fixture.players[0])
        #expect(try await earlier.all().records == [old])
        #expect(try await fixture.base.storage.findings() == [])
    }
}

@Suite struct `Records in archives` {
    @Test func `are added to another account and stay known`() async throws {
        let fixture = try await RecordFixture()
        let first = try await fixture.pay("pitch", 40)
        try await fixture.pay("ball")
        let archives = fixture.base.storage.archives(of: fixture.session)
        let (archive, exported) = try await archives.archive()
        #expect(exported.records == 2)
        #expect(
            archive.records[0].values == [
                "player": .player(PlayerID(1)), "collector": .player(PlayerID(2)),
                "order": .text("pitch"), "amount": .integer(40),
            ])
        let other = try await Fixture()
        let session = try await other.signUp()
        _ = try await other.storage.players(of: session).add(playerName("Zoe"))
        let imported = try await other.storage.archives(of: session).add(archive)
        #expect(imported.summary.newRecords == 2 && imported.records.map(\.id).count == 2)
        let payments = other.storage.records(of: session).repository(of: Payment.self)
        let stored = try await payments.all()
        #expect(stored.records.map(\.id) == archive.records.map { RecordID($0.id) })
        let names = try await other.storage.players(of: session)
            .players([stored.records[0].player]).map(\.name.text)
        #expect(names == ["Annabel"] && stored.records[0].order == first.order)
        #expect(stored.damaged.isEmpty)
        let again = try await other.storage.archives(of: session).add(archive)
        #expect(again.summary.newRecords == 0 && again.summary.knownRecords == 2)
        #expect(again.summary.isEmpty)
        #expect(try await other.storage.findings() == [])
        #expect(try await archives.preview(archive).knownRecords == 2)
    }

    @Test func `are copied for a second user of the same database`() async throws {
        let fixture = try await RecordFixture()
        let payment = try await fixture.pay("pitch", 40)
        let archive = try await fixture.base.storage.archives(of: fixture.session).archive().archive
        let second = try await fixture.base.signUp("berta")
        let archives = fixture.base.storage.archives(of: second)
        #expect(try await archives.add(archive).summary.newRecords == 1)
        #expect(try await archives.add(archive).summary.knownRecords == 1)
        let payments = fixture.base.storage.records(of: second).repository(of: Payment.self)
        #expect(try await payments.all().records.map(\.amount) == [payment.amount])
        #expect(try await fixture.payments.all() == StoredRecords([payment]))
    }

    @Test func `have the values of all devices if they were deleted before`() async throws {
        let fixture = try await RecordFixture()
        let payment = try await fixture.pay("pitch", 40)
        let values = ArchivedRecord(payment).values.filter { $0.key != "amount" }
        try await fixture.payments.delete(payment.id)
        let archived = ArchivedRecord(id: payment.id.uuid, kind: "payment", values: values)
        _ = try await fixture.base.storage.archives(of: fixture.session).add(
            AccountArchive(players: [], matches: [], records: [archived]))
        let stored = try await fixture.payments.all().records
        #expect(stored.map(\.amount) == [payment.amount])
        #expect(try await fixture.payments.versions(of: payment.id).last?.record == stored.first)
    }

    @Test func `are removed by the undo, unless they were changed`() async throws {
        let fixture = try await RecordFixture()
        try await fixture.pay("pitch", 40)
        let changed = try await fixture.pay("ball")
        let archive = try await fixture.base.storage.archives(of: fixture.session).archive().archive
        let other = try await Fixture()
        let session = try await other.signUp()
        let archives = other.storage.archives(of: session)
        let imported = try await archives.add(archive)
        let payments = other.storage.records(of: session).repository(of: Payment.self)
        _ = try await payments.update(
            FieldChange(\.amount, Amount(.integer(1))), of: changed.id)
        let kept = try await archives.remove(imported)
        // The changed record refers to both players.
        #expect(kept.records == 1 && kept.players == 2)
        #expect(try await payments.all().records.map(\.id) == [changed.id])
        try await payments.delete(changed.id)
        #expect(try await archives.remove(imported).isEmpty)
        #expect(try await other.storage.players(of: session).squad().players.isEmpty)
    }

    @Test func `do not change what happens to the stored ones with their players`() async throws {
        let fixture = try await RecordFixture()
        try await fixture.pay("pitch", fixture.players[1].number)
        let archives = fixture.base.storage.archives(of: fixture.session)
        let crafted = ArchivedRecord(
            id: UUID(), kind: "payment",
            values: ["player": .player(PlayerID(1)), "amount": .player(PlayerID(1))])
        let anna = Player(id: PlayerID(1), name: try playerName("Annabel"))
        _ = try await archives.add(
            AccountArchive(players: [anna], matches: [], records: [crafted]))
        let squad = fixture.base.storage.players(of: fixture.session)
        try await squad.delete(fixture.players[1])
        #expect(try await fixture.payments.all().records.first?.amount?.number == 2)
        try await squad.delete(fixture.players[0])
        #expect(try await fixture.payments.all().records.isEmpty)
    }

    @Test func `can refer to players whom the account does not have`() async throws {
        let fixture = try await RecordFixture()
        var payment = try await fixture.pay("pitch")
        for player in [PlayerID(0), PlayerID(900)] {
            payment.player = player
            try await fixture.payments.save(payment)
            let archive = try await fixture.base.storage.archives(of: fixture.session).archive()
                .archive
            let other = try await Fixture()
            let session = try await other.signUp()
            _ = try await other.storage.archives(of: session).add(archive)
            let stored = try await other.storage.archives(of: session).archive().archive
            #expect(stored.records == archive.records)
            #expect(archive.records[0].values["player"] == .player(PlayerID(-player.number)))
        }
    }

    @Test func `of an unknown kind are kept until the program has it`() async throws {
        let base = try await Fixture()
        let session = try await base.signUp()
        let record = ArchivedRecord(
            id: UUID(), kind: "payment",
            values: ["player": .player(PlayerID(1)), "order": .text("pitch"), "later": .integer(1)])
        let archive = AccountArchive(
            players: [Player(id: PlayerID(1), name: try playerName("Ana"))], matches: [],
            records: [
                ArchivedRecord(id: UUID(), kind: "note", values: [:]), record,
                ArchivedRecord(id: UUID(), kind: "paymentByUser", values: ["payment": .text("")]),
            ])
        _ = try await base.storage.archives(of: session).add(archive)
        #expect(try await base.storage.archives(of: session).archive().archive == archive)
        let payments = base.storage.records(of: session).repository(of: Payment.self)
        let payment = try #require(try await payments.all().records.first)
        #expect(payment.order.text == "pitch" && payment.amount == nil)
        // From the next change on, the record follows its player.
        _ = try await payments.update(
            FieldChange(\.amount, Amount(.integer(1))), of: payment.id)
        try await base.storage.players(of: session).delete(payment.player)
        #expect(try await payments.all().records.isEmpty)
        #expect(try await base.storage.findings() == [])
    }
}

@Suite struct `Damaged records` {
    @Test(arguments: 0..<2)
    func `are marked, and a save corrects them`(copy: Int) async throws {
        let fixture = try await RecordFixture()
        let payment = try await fixture.pay("goalposts", 40)
        let next = try await fixture.reopened(changing: "goalposts", copy: copy)
        #expect(try await !next.storage.findings().isEmpty)
        let payments = next.storage.records(of: fixture.session).repository(of: Payment.self)
        #expect(try await payments.all().damaged == [payment.id])
        try await payments.save(payment)
        #expect(try await payments.all() == StoredRecords([payment]))
        #expect(try await next.storage.findings() == [])
    }

    @Test func `do not prevent the deletion of a player`() async throws {
        let fixture = try await RecordFixture()
        try await fixture.pay("goalposts", 40)
        let next = try await fixture.reopened(changing: "goalposts", copy: 0)
        try await next.storage.players(of: fixture.session).delete(fixture.players[0])
        let payments = next.storage.records(of: fixture.session).repository(of: Payment.self)
        #expect(try await payments.all() == StoredRecords([]))
        #expect(try await next.storage.findings() == [])
    }

    @Test func `have replacements for values that are not valid`() async throws {
        let fixture = try await RecordFixture()
        var payment = try await fixture.pay("pitch", 40)
        try fixture.base.raw().script(#"UPDATE record_payment SET amount = 2000, "order" = ''"#)
        (payment.amount, payment.order) = (nil, .unknown)
        #expect(
            try await fixture.payments.all() == StoredRecords([payment], damaged: [payment.id]))
        let change = FieldChange<Payment>(\.amount, Amount(.integer(5)))
        payment.amount = Amount(.integer(5))
        #expect(try await fixture.payments.update(change, of: payment.id) == payment)
        #expect(try await fixture.payments.all() == StoredRecords([payment]))
    }

    @Test(arguments: ["players", "record_payment", "record_payment_copy"])
    func `are recovered, also if the program does not have the kind`(tree: String) async throws {
        let fixture = try await RecordFixture()
        let payment = try await fixture.pay("goalposts", 40)
        let page = try #require(
            try fixture.base.number(
                "SELECT rootpage FROM sqlite_schema WHERE name = '\(tree)'"))
        await fixture.base.storage.close()
        let directory = fixture.base.directory
        var bytes = directory.bytes(of: directory.database)
        let start = (Int(page) - 1) * 4_096
        bytes.replaceSubrange(start..<(start + 4_096), with: [UInt8](repeating: 0xEE, count: 4_096))
        try directory.write(bytes, to: directory.database)
        let recovered = try await Storage.recover(directory.path, at: ManualClock().now())
        #expect(recovered != nil)
        let next = try await Fixture(in: directory)
        let session = try await next.signIn("anna")
        let payments = next.storage.records(of: session).repository(of: Payment.self)
        #expect(try await payments.all() == StoredRecords([payment]))
        #expect(try await next.storage.findings() == [])
        try await next.storage.players(of: session).delete(fixture.players[0])
        #expect(try await payments.all() == StoredRecords([]))
    }
}
