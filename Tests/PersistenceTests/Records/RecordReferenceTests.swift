import Domain
import Records
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

    @Test func `another device deletes nothing that was deleted already`() async throws {
        try await evenings.delete(evening.id)
        let other = try await Fixture()
        let session = try await other.signUp()
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
        try await other.storage.accountReplica.apply(update, to: session)
        let count = try other.number("SELECT count(*) FROM changes")
        #expect(count == Int64(update.records.count))
        let records = other.storage.records(of: session).repository(of: Answer.self)
        #expect(try await records.all().records.isEmpty)
    }
}
