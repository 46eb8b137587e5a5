import Domain
import Foundation
import Records
import Service
import ServiceAPI
import Testing

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
        let database = RecordingDatabase(fixture.database)
        let service = fixture.withOtherService { _ in database }
        let first = PlayerID.randomNumbers.lowerBound
        for count in [1, 3, 100] as [Int64] {
            for _ in 1...2 {
                let players = (0..<count).map { PlayerID(first + $0) }
                #expect(try await put(players, to: service) == 204)
                #expect(database.statements.count == 3, "\(count)")
            }
        }
        #expect(
            await service.send("PUT /api/players/1", #"{"name":"Bo"}"#, as: fixture.ana).status
                == 204)
        #expect(database.statements.count == 4)
    }

    @Test func `are those of the same statements when the write runs again`() async throws {
        let fixture = try await ServiceFixture()
        let database = RecordingDatabase(fixture.database)
        let service = fixture.withOtherService { _ in database }
        let players = (0..<20).map { PlayerID(PlayerID.randomNumbers.lowerBound + $0) }
        #expect(try await put(players, to: service) == 204)
        let parameters = database.statements.flatMap(\.parameters)
        let ids = players.map(\.uuid.uuidString)
        #expect(parameters.compactMap(\.text).filter(ids.contains) == ids)
    }
}
