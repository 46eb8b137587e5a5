import Domain
import FoundationEssentials
import Records
import SQLite
import TestSupport
import Testing

@testable import Persistence

@Suite struct `References between records` {
    private let fixture: Fixture
    private let session: Session
    private let evening: Evening
    private let answers: [Answer]

    init() async throws {
        fixture = try await Fixture()
        session = try await fixture.signUp()
        evening = Evening(id: RecordID(), place: try #require(ShortText("hall")))
        let first = Answer(id: RecordID(), evening: evening.id, earlier: nil)
        answers = [first, Answer(id: RecordID(), evening: evening.id, earlier: first.id)]
        try await evenings.save(evening)
        for answer in answers { try await stored.save(answer) }
    }

    private var evenings: any RecordRepository<Evening> { records(of: session) }
    private var stored: any RecordRepository<Answer> { records(of: session) }

    private func records<Root: Record>(of session: Session) -> any RecordRepository<Root>
    where Root.ID == RecordID<Root> {
        fixture.storage.records(of: session).repository(of: Root.self)
    }

    @Test func `a record is deleted with the one to which it belongs, and restored after it`()
        async throws
    {
        try await evenings.delete(evening.id)
        #expect(try await stored.all().records.isEmpty)
        #expect(Set(try await stored.deleted().map(\.id)) == Set(answers.map(\.id)))
        await #expect(throws: StorageError.notFound) { try await stored.restore(answers[0].id) }
        try await evenings.restore(evening.id)
        try await stored.restore(answers[0].id)
        #expect(try await stored.all().records == [answers[0]])
        #expect(try await fixture.storage.findings() == [])
    }

    @Test func `a reference that can be empty is removed with the record`() async throws {
        try await stored.delete(answers[0].id)
        var last = answers[1]
        last.earlier = nil
        #expect(try await stored.all().records == [last])
        try await stored.save(answers[1])
        try await stored.delete(answers[1].id)
        try await stored.restore(answers[1].id)
        #expect(try await stored.all().records == [last])
    }

    @Test func `two records that refer to each other can be deleted`() async throws {
        var first = answers[0]
        first.earlier = answers[1].id
        try await stored.save(first)
        try await stored.delete(first.id)
        var last = answers[1]
        last.earlier = nil
        #expect(try await stored.all().records == [last])
    }

    @Test func `records of another user stay`() async throws {
        let second = try await fixture.signUp("zoe")
        let (theirs, others): (any RecordRepository<Evening>, any RecordRepository<Answer>) = (
            records(of: second), records(of: second)
        )
        try await theirs.save(evening)
        try await others.save(answers[0])
        try await evenings.delete(evening.id)
        #expect(try await others.all().records == [answers[0]])
    }

    @Test func `the undo of an import keeps a record to which others refer`() async throws {
        let archive = AccountArchive(
            players: [], matches: [],
            records: [
                ArchivedRecord(evening), ArchivedRecord(answers[1]), ArchivedRecord(answers[0]),
            ])
        let second = try await fixture.signUp("zoe")
        let archives = fixture.storage.archives(of: second)
        let others: any RecordRepository<Answer> = records(of: second)
        let theirs: any RecordRepository<Evening> = records(of: second)
        let imported = try await archives.add(archive)
        let own = Answer(id: RecordID(), evening: evening.id, earlier: nil)
        try await others.save(own)
        #expect(try await archives.remove(imported).records == 1)
        #expect(try await theirs.all().records == [evening])
        #expect(try await others.all().records == [own])
        try await others.delete(own.id)
        #expect(try await archives.remove(imported).isEmpty)
        #expect(try await theirs.all().records.isEmpty)
    }

    @Test func `an answer of a kind without records cannot be restored`() async throws {
        let second = try await fixture.signUp("zoe")
        try fixture.raw().script("ALTER TABLE record_team_evening RENAME TO other")
        let others: any RecordRepository<Answer> = records(of: second)
        try await others.save(answers[0])
        try await others.delete(answers[0].id)
        await #expect(throws: StorageError.notFound) { try await others.restore(answers[0].id) }
    }

    /// Returns all changes of the evening and the answers.
    private func changes() async throws -> AccountUpdate {
        var update = AccountUpdate()
        for (kind, ids) in [
            ("teamEvening", [evening.id.uuid]), ("answer", answers.map(\.id.uuid)),
        ] {
            for id in ids {
                update.records += try await fixture.storage.data(of: self.session).read {
                    database, user throws(StorageError) in
                    try RecordChanges(user: user, database: database).history(of: id, kind).changes
                }
            }
        }
        return update
    }

    @Test func `a device that has received the records follows their references`() async throws {
        let other = try await Fixture()
        let session = try await other.signUp()
        try await other.storage.accountReplicas.apply(changes(), to: session)
        let repositories = other.storage.records(of: session)
        let received = repositories.repository(of: Answer.self)
        try await repositories.repository(of: Evening.self).delete(evening.id)
        #expect(try await received.all().records.isEmpty)
        #expect(try await received.deleted().count == 2)
    }

    /// Applies the restoration of an answer by another device.
    private func receiveRestoration(of answer: Answer) async throws {
        var update = AccountUpdate()
        update.records = [
            RecordChange(
                counter: 1_000, device: UUID(), wall: 0, kind: Answer.kind.name,
                record: answer.id.uuid, values: [:], isDeleted: false)
        ]
        try await fixture.storage.accountReplicas.apply(update, to: session)
    }

    @Test func `a record that another device restores loses its reference to a deleted one`()
        async throws
    {
        try await stored.delete(answers[1].id)
        try await stored.delete(answers[0].id)
        try await receiveRestoration(of: answers[1])
        var last = answers[1]
        last.earlier = nil
        #expect(try await stored.all().records == [last])
    }

    @Test func `a record that another device restores is deleted if it belongs to a deleted one`()
        async throws
    {
        try await evenings.delete(evening.id)
        try await receiveRestoration(of: answers[0])
        #expect(try await stored.all().records.isEmpty)
    }

    @Test func `another device deletes nothing that was deleted already`() async throws {
        try await evenings.delete(evening.id)
        let other = try await Fixture()
        let session = try await other.signUp()
        let update = try await changes()
        try await other.storage.accountReplicas.apply(update, to: session)
        let count = try other.number("SELECT count(*) FROM changes")
        #expect(count == Int64(update.records.count))
        let records = other.storage.records(of: session).repository(of: Answer.self)
        #expect(try await records.all().records.isEmpty)
    }

    @Test func `a device that has only received the records follows declared references`()
        async throws
    {
        let rules = { @Sendable in [RecordRule(of: Answer.self)] }
        let index = "SELECT count(*) FROM sqlite_schema WHERE name GLOB 'record_answer__of_*'"
        for isDeclaredFirst in [true, false] {
            var other = try await isDeclaredFirst ? Fixture(rules: rules) : Fixture()
            let session = try await other.signUp()
            try await other.storage.accountReplicas.apply(changes(), to: session)
            #expect(try other.number(index) == (isDeclaredFirst ? 1 : 0))
            if !isDeclaredFirst {
                await other.storage.close()
                other = try await Fixture(in: other.directory, time: other.time, rules: rules)
            }
            let repositories = other.storage.records(of: session)
            try await repositories.repository(of: Evening.self).delete(evening.id)
            #expect(try other.number("SELECT count(*) FROM record_answer") == 0)
            #expect(try await repositories.repository(of: Answer.self).deleted().count == 2)
            #expect(try await other.storage.findings() == [])
        }
    }

    @Test func `a received record is deleted with the player whom its declaration requires`()
        async throws
    {
        let source = try await RecordFixture()
        try await source.pay("pitch")
        let update = try await source.base.storage.accountReplicas.waiting(of: source.session)
        let other = try await Fixture(rules: { [RecordRule(of: Payment.self)] })
        let session = try await other.signUp()
        try await other.storage.accountReplicas.apply(update, to: session)
        try await other.storage.players(of: session).delete(source.players[0])
        #expect(try other.number("SELECT count(*) FROM record_payment") == 0)
    }

    @Test func `a damaged record does not prevent the deletion of the one to which it belongs`()
        async throws
    {
        let next = try await fixture.reopened(
            changing: evening.id.uuid.uuidString, in: "record_answer")
        let repositories = next.storage.records(of: session)
        try await repositories.repository(of: Evening.self).delete(evening.id)
        #expect(try await repositories.repository(of: Evening.self).all().records.isEmpty)
    }

    @Test func `an earlier value that refers to a deleted record is unavailable`() async throws {
        let next = Evening(id: RecordID(), place: evening.place)
        try await evenings.save(next)
        var answer = answers[1]
        answer.evening = next.id
        try await stored.save(answer)
        try await evenings.delete(evening.id)
        let versions = try await stored.versions(of: answer.id)
        #expect(versions.first?.unavailableFields.contains(RecordField(\.evening)) == true)
        let change = FieldChange<Answer>(\.evening, evening.id)
        await #expect(throws: StorageError.notFound) {
            try await stored.update(change, of: answer.id)
        }
    }
}
