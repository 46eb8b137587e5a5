import Domain
import Foundation
import Records
import Service
import ServiceAPI
import Synchronization
import Testing

/// A database that counts the results for which its last write has waited.
private final class CountingDatabase: SQLDatabase {
    private struct Connection: SQLConnection {
        let base: any SQLConnection
        let database: CountingDatabase

        func run(
            _ sql: String, _ parameters: [RecordValue],
            row: (any SQLRow) throws(StorageError) -> Void
        ) throws(StorageError) -> Int {
            database.count.add(1, ordering: .relaxed)
            return try base.run(sql, parameters, row: row)
        }

        func queue(_ sql: String, _ parameters: [RecordValue]) throws(StorageError) {
            try base.queue(sql, parameters)
        }

        func require(_ sql: String, _ parameters: [RecordValue]) throws(StorageError) {
            try base.require(sql, parameters)
        }
    }

    let count = Atomic(0)
    private let base: any SQLDatabase

    init(_ base: any SQLDatabase) {
        self.base = base
    }

    func read<Value: Sendable>(
        inTransaction: Bool,
        _ work: @escaping @Sendable (any SQLConnection) throws(StorageError) -> Value
    ) -> SQLRead<Value> {
        base.read(inTransaction: inTransaction, work)
    }

    func write<Value: Sendable>(
        for account: Int64?,
        _ work: @escaping @Sendable (any SQLConnection) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        try await base.write(for: account) { connection throws(StorageError) in
            self.count.store(0, ordering: .relaxed)
            return try work(Connection(base: connection, database: self))
        }
    }

    func close() async { await base.close() }
}

/// With PostgreSQL, a write waits for each result on its way.
@Suite struct `The results for which a write waits` {
    private func put(_ players: [PlayerID], to fixture: ServiceFixture) async throws -> Int {
        let changes = players.map { player in
            RecordChange(
                counter: 1, device: UUID(), wall: 5, kind: "player", record: player.uuid,
                values: ["name": .text("Di")])
        }
        let data = try JSONEncoder().encode(RecordChangesBody(changes: changes))
        return await fixture.send(
            "PUT /api/changes", String(decoding: data, as: UTF8.self), as: fixture.ana
        ).status
    }

    @Test func `are as many for one player as for 100 players`() async throws {
        let fixture = try await ServiceFixture()
        let database = CountingDatabase(fixture.database)
        let service = fixture.withOtherService { _ in database }
        let first = PlayerID.randomNumbers.lowerBound
        for count in [1, 3, 100] as [Int64] {
            for _ in 1...2 {
                let players = (0..<count).map { PlayerID(first + $0) }
                #expect(try await put(players, to: service) == 204)
                #expect(database.count.load(ordering: .relaxed) == 3, "\(count)")
            }
        }
        #expect(
            await service.send("PUT /api/players/1", #"{"name":"Bo"}"#, as: fixture.ana).status
                == 204)
        #expect(database.count.load(ordering: .relaxed) == 4)
    }
}
