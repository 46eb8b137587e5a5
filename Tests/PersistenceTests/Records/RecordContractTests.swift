import Domain
import FoundationEssentials
import Records
import TestSupport
import Testing

@testable import Persistence

/// A call of a repository and what it returned, without what differs between two storages.
private struct CallResult: Equatable {
    var call: String
    var records: [Receipt] = []
    var error: StorageError?
    var versions: [Version] = []

    struct Version: Equatable {
        let record: Receipt
        let changedFields: Set<RecordField<Receipt>>
        let isDeleted: Bool
    }
}

/// A record that can have no value.
private struct Tag: Record {
    var id: RecordID<Self>
    var note: ShortText?

    static let kind = Kind("tag", Tag.init(id:note:), Field("note", \.note))
}

@Suite struct `The repository for tests` {
    @Test(arguments: [false, true])
    func `erases a record without values for ever, as the database does`(
        isInMemory: Bool
    ) async throws {
        let fixture = try await Fixture()
        let stored = fixture.storage.records(of: try await fixture.signUp())
        let tags: any RecordRepository<Tag> =
            isInMemory ? InMemoryRecords() : stored.repository(of: Tag.self)
        let tag = Tag(id: RecordID(), note: nil)
        try await tags.save(tag)
        #expect(try await tags.versions(of: tag.id).map(\.record) == [tag])
        try await tags.delete(tag.id)
        try await tags.erase(tag.id)
        await #expect(throws: StorageError.notFound) { try await tags.restore(tag.id) }
        await #expect(throws: StorageError.notFound) { try await tags.save(tag) }
        #expect(try await tags.deleted().isEmpty)
    }

    private static func receipt(
        _ id: RecordID<Receipt>, _ random: inout SeededGenerator
    ) throws -> Receipt {
        let text = "N\(Int.random(in: 0..<4, using: &random))"
        return Receipt(
            id: id, note: try #require(ShortText(text)),
            method: random.pick([nil, .cash, .transfer]) ?? nil)
    }

    /// Calls a repository, and returns the results.
    private static func results(
        of repository: any RecordRepository<Receipt>, _ ids: [RecordID<Receipt>], seed: UInt64
    ) async throws -> [CallResult] {
        var random = SeededGenerator(seed: seed)
        var results: [CallResult] = []
        for _ in 0..<40 {
            let id = random.pick(ids) ?? ids[0]
            let receipt = try receipt(id, &random)
            let other = try Self.receipt(ids[1], &random)
            let number = Int.random(in: 0..<8, using: &random)
            var result = CallResult(call: "\(number) \(id.uuid)")
            do throws(StorageError) {
                switch number {
                case 0: try await repository.save(receipt)
                case 1: try await repository.save([receipt, other], deleting: [ids[0]])
                case 2:
                    result.records = [
                        try await repository.update(FieldChange(\.note, receipt.note), of: id)
                    ]
                case 3, 4: try await repository.delete(id)
                case 5: try await repository.restore(id)
                case 6: try await repository.erase(id)
                default:
                    result.versions = try await repository.versions(of: id).map {
                        CallResult.Version(
                            record: $0.record, changedFields: $0.changedFields,
                            isDeleted: $0.isDeleted)
                    }
                }
                result.records += try await repository.all().records
                result.records += try await repository.deleted()
                if let found = try await repository.record(id) { result.records.append(found) }
            } catch {
                result.error = error
            }
            results.append(result)
        }
        return results
    }

    @Test(arguments: TestBudget.environment.seeds(20, long: 1_000))
    func `answers as the database does`(seed: UInt64) async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        let stored = fixture.storage.records(of: session).repository(of: Receipt.self)
        let ids = (0..<3).map { _ in RecordID<Receipt>() }
        let expected = try await Self.results(of: stored, ids, seed: seed)
        let found = try await Self.results(of: InMemoryRecords<Receipt>(), ids, seed: seed)
        for (found, expected) in zip(found, expected) {
            try #require(found == expected, "seed \(seed)")
        }
    }

    /// Deletes and restores records that refer to each other, and returns what is stored after each
    /// call.
    private static func answers(
        in repositories: any RecordRepositories, _ evening: Evening, _ answers: [Answer],
        seed: UInt64
    ) async throws -> [[Answer]] {
        let (stored, evenings) = (
            repositories.repository(of: Answer.self), repositories.repository(of: Evening.self)
        )
        var random = SeededGenerator(seed: seed)
        var results: [[Answer]] = []
        for _ in 0..<30 {
            let answer = random.pick(answers) ?? answers[0]
            let number = Int.random(in: 0..<6, using: &random)
            do throws(StorageError) {
                switch number {
                case 0: try await evenings.save(evening)
                case 1: try await evenings.delete(evening.id)
                case 2: try await stored.delete(answer.id)
                case 3: try await stored.restore(answer.id)
                default: try await stored.save(answer)
                }
            } catch {
                #expect(error == .notFound)
                results.append([])
            }
            results.append(try await stored.all().records.sorted { $0.id.uuid < $1.id.uuid })
        }
        return results
    }

    @Test(arguments: TestBudget.environment.seeds(40, long: 1_000))
    func `follows references as the database does`(seed: UInt64) async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        let evening = Evening(id: RecordID(), place: try #require(ShortText("hall")))
        let ids = (0..<3).map { _ in RecordID<Answer>() }
        let all = ids.enumerated().map { index, id in
            Answer(id: id, evening: evening.id, earlier: ids[(index + 1) % 3])
        }
        let expected = try await Self.answers(
            in: fixture.storage.records(of: session), evening, all, seed: seed)
        let found = try await Self.answers(
            in: InMemoryRecordRepositories(), evening, all, seed: seed)
        #expect(found == expected, "seed \(seed)")
    }

    @Test func `deletes what belongs to a player`() async throws {
        let players = InMemoryPlayers(names: ["Ana", "Bo"])
        let repositories = InMemoryRecordRepositories(players: players)
        let payments = repositories.repository(of: Payment.self)
        let ids = players.all.map(\.id)
        var own = Payment(
            id: RecordID(), player: ids[0], collector: ids[1],
            order: try #require(ShortText("ball")), amount: nil)
        let other = Payment(
            id: RecordID(), player: ids[1], collector: nil, order: own.order, amount: nil)
        for payment in [own, other] { try await payments.save(payment) }
        try await players.delete(ids[1])
        own.collector = nil
        #expect(try await payments.all().records == [own])
        await #expect(throws: StorageError.notFound) { try await payments.restore(other.id) }
        players.remove(ids[0])
        #expect(try await payments.all().records.isEmpty)
    }
}
