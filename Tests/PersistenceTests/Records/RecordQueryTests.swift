import Domain
import FoundationEssentials
import Records
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

/// A record of a feature with a key.
private struct Training: Record {
    var id: RecordID<Self>
    var place: ShortText
    var amount: Amount?
    var trainer: PlayerID?

    static let kind = Kind(
        "training", Training.init(id:place:amount:trainer:),
        Field("place", \.place, isKey: true) { _ in .unknown },
        Field("amount", \.amount, isKey: true), Field("trainer", \.trainer))
}

/// The same kind in an earlier version of the program.
private struct EarlierTraining: Record {
    var id: RecordID<Self>
    var place: ShortText

    static let kind = Kind(
        "training", EarlierTraining.init(id:place:), Field("place", \.place) { _ in .unknown })
}

/// The columns of `EXPLAIN QUERY PLAN`.
private enum PlanColumn: Int32, ResultColumn {
    case id, parent, unused, detail

    var sql: String { "\(self)" }
}

@Suite struct `Queries for records` {
    private let fixture: RecordFixture

    init() async throws { fixture = try await RecordFixture() }

    private var stored: any RecordRepository<Training> {
        fixture.base.storage.records(of: fixture.session).repository(of: Training.self)
    }

    private static let queries: [RecordQuery<Training>] = [
        RecordQuery(by: \.amount), RecordQuery(by: \.amount, isDescending: true),
        RecordQuery(by: \.place), RecordQuery(by: \.trainer, isDescending: true),
        RecordQuery(by: \.amount).where(\.place, is: .unknown),
        RecordQuery(by: \.place, isDescending: true).where(\.amount, is: nil),
        RecordQuery(by: \.amount).where(\.amount, is: Amount(.integer(2))),
        RecordQuery(by: \.amount).where(\.place, is: .unknown).where(\.trainer, is: nil),
    ]

    @Test(arguments: queries)
    fileprivate func `find the same pages in the database and in memory`(
        query: RecordQuery<Training>
    ) async throws {
        let inMemory = InMemoryRecords<Training>()
        let other = fixture.base.storage.records(of: try await fixture.base.signUp("zoe"))
        try await other.repository(of: Training.self).save(
            Training(id: RecordID(), place: .unknown, amount: nil, trainer: nil))
        for number in 0..<24 {
            let training = Training(
                id: RecordID(),
                place: try #require(ShortText(["?", "Zoe\u{301}", "Zoé", "주말"][number % 4])),
                amount: Amount(.integer(Int64(number * 7 % 5))),
                trainer: [nil, fixture.players[0], fixture.players[1]][number % 3])
            try await stored.save(training)
            try await inMemory.save(training)
        }
        for range in [0..<5, 5..<10, 20..<60, 0..<0] {
            let page = try await stored.page(range, of: query)
            #expect(try await inMemory.page(range, of: query) == page)
        }
    }

    @Test func `find the records of a player`() async throws {
        let trainer = fixture.players[0]
        let training = Training(id: RecordID(), place: .unknown, amount: nil, trainer: trainer)
        try await stored.save(training)
        try await stored.save(Training(id: RecordID(), place: .unknown, amount: nil, trainer: nil))
        let query = RecordQuery<Training>(by: \.place).where(\.trainer, is: trainer)
        #expect(try await stored.page(0..<9, of: query).items == [training])
        #expect(try await stored.record(training.id) == training)
        #expect(try await stored.record(RecordID()) == nil)
    }

    @Test func `find nothing before the first record`() async throws {
        let query = RecordQuery<Training>(by: \.place)
        let page = try await stored.page(0..<9, of: query)
        #expect(page.items.isEmpty && page.isRepositoryEmpty)
        #expect(try await stored.record(RecordID()) == nil)
    }

    @Test func `tell of a damaged record`() async throws {
        let training = Training(id: RecordID(), place: .unknown, amount: nil, trainer: nil)
        try await stored.save(training)
        try fixture.base.raw().script("UPDATE record_training SET amount = 'many'")
        let page = try await stored.page(0..<9, of: RecordQuery(by: \.amount))
        #expect(page.items == [training])
        #expect(page.damaged == [training.id])
    }

    @Test(arguments: [
        (RecordQuery<Training>(by: \.amount), "in_order_of_amount"),
        (RecordQuery(by: \.amount).where(\.place, is: .unknown), "in_order_of_place"),
        (RecordQuery(by: \.place).where(\.trainer, is: .some(PlayerID(1))), "by_trainer"),
        (RecordQuery(by: \.place).where(\.place, is: .unknown), "in_order_of_place"),
    ])
    fileprivate func `read the rows of an index`(
        query: RecordQuery<Training>, index: String
    ) async throws {
        try await stored.save(
            Training(id: RecordID(), place: .unknown, amount: nil, trainer: nil))
        let database = try fixture.base.raw()
        let table = RecordTable(Training.kind)
        let search = RecordSearch(query, in: table, try table.storedColumns(database), of: 1)
        let plan = try database.all(Query<PlanColumn>(sql: "EXPLAIN QUERY PLAN \(search.rows)")) {
            row throws(StorageError) in try row.text(.detail)
        }
        #expect(plan.contains { $0.contains("\(table.name)__\(index)") }, "\(plan)")
    }

    @Test func `have indexes of keys, as long as these are keys`() async throws {
        let earlier = fixture.base.storage.records(of: fixture.session)
            .repository(of: EarlierTraining.self)
        try await earlier.save(EarlierTraining(id: RecordID(), place: .unknown))
        let indexes = """
            SELECT count(*) FROM sqlite_schema WHERE name GLOB 'record_training__in_order_of_*'
            """
        #expect(try fixture.base.number(indexes) == 0)
        let query = RecordQuery<Training>(by: \.amount)
        let stored = try await stored.page(0..<9, of: query).items
        #expect(stored.map(\.place) == [.unknown])
        try await self.stored.save(try #require(stored.first))
        #expect(try fixture.base.number(indexes) == 2)
        await fixture.base.storage.close()
        let program = try await Fixture(in: fixture.base.directory, time: fixture.base.time)
        try await program.storage.records(of: fixture.session)
            .repository(of: EarlierTraining.self)
            .save(EarlierTraining(id: RecordID(), place: .unknown))
        #expect(try fixture.base.number(indexes) == 1)
    }
}
