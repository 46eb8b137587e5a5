import Domain
import Foundation
import Service
import Synchronization
import Testing

/// A database whose next write is undone and fails, as when the commit fails.
private final class FailingDatabase: SQLDatabase {
    let failsNextWrite = Atomic(false)
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
        let fails = failsNextWrite.exchange(false, ordering: .relaxed)
        return try await base.write(for: account) { connection throws(StorageError) in
            let value = try work(connection)
            guard !fails else { throw .unavailable }
            return value
        }
    }

    func close() async { await base.close() }
}

@Suite(.eachDatabase) struct `The known events of a gather` {
    private let fixture: ServiceFixture

    init() async throws {
        fixture = try await ServiceFixture()
    }

    private func put(
        _ script: EventScript, last count: Int, to fixture: ServiceFixture
    ) async -> Int {
        let body = script.body(script.log.events.suffix(count))
        return await fixture.send("PUT /api/matches", body, as: fixture.ana).status
    }

    private func hasScore(_ score: String) async -> Bool {
        let gathers = await fixture.send("GET /api/gathers", as: fixture.ana).text
        return gathers.contains(#""score":"\#(score)""#)
    }

    @Test func `include those that another server has stored`() async throws {
        let servers = [fixture, fixture.withOtherService()]
        var script = try EventScript()
        #expect(await put(script, last: 1, to: servers[0]) == 204)
        for number in 1...7 {
            script.add(.goal(Goal(number == 5 ? .b : .a)))
            #expect(await put(script, last: 1, to: servers[number / 2 % 2]) == 204)
        }
        #expect(await hasScore("6-1"))
        script.add(.voided(script.log.events[5].id))
        #expect(await put(script, last: 1, to: servers[0]) == 204)
        #expect(await hasScore("6-0"))
        // Each server knows all events, so nothing changes.
        for server in servers { #expect(await put(script, last: 9, to: server) == 204) }
        #expect(await hasScore("6-0"))
    }

    @Test func `do not include those of a failed commit`() async throws {
        var database: FailingDatabase?
        let server = fixture.withOtherService {
            let failing = FailingDatabase($0)
            database = failing
            return failing
        }
        var script = try EventScript()
        #expect(await put(script, last: 1, to: server) == 204)
        var other = script
        script.add(.goal(Goal(.a)))
        database?.failsNextWrite.store(true, ordering: .relaxed)
        #expect(await put(script, last: 1, to: server) == 503)
        // Another event gets the identity and the version of the one that was not stored.
        other.add(.goal(Goal(.b)))
        #expect(await put(other, last: 1, to: server) == 204)
        #expect(await hasScore("0-1"))
        #expect(await put(script, last: 1, to: server) == 409)
    }

    @Test func `are those of a new gather with the identifier of a deleted one`() async throws {
        var script = try EventScript()
        script.add(.goal(Goal(.a)))
        #expect(await put(script, last: 2, to: fixture) == 204)
        let path = "/api/gathers/\(script.id)"
        #expect(await fixture.send("DELETE \(path)", as: fixture.ana).status == 204)
        #expect(await put(script, last: 1, to: fixture) == 422)
        var again = try EventScript(id: script.id)
        #expect(await put(again, last: 1, to: fixture) == 204)
        again.add(.goal(Goal(.b)))
        #expect(await put(again, last: 1, to: fixture) == 204)
        #expect(await hasScore("0-1"))
    }

    @Test func `are read again after those of many other gathers`() async throws {
        var first = try EventScript()
        first.add(.ended)
        #expect(await put(first, last: 2, to: fixture) == 204)
        let others = (0..<13).map { _ in
            (0..<20).compactMap { _ -> (UUID, ArraySlice<MatchEvent>)? in
                guard var script = try? EventScript() else { return nil }
                script.add(.ended)
                return (script.id, script.log.events[...])
            }
        }
        for scripts in others {
            let body = EventScript.body(scripts)
            #expect(await fixture.send("PUT /api/matches", body, as: fixture.ana).status == 204)
        }
        first.add(.deleted)
        #expect(await put(first, last: 1, to: fixture) == 204)
        let gathers = await fixture.send("GET /api/gathers", as: fixture.ana).text
        #expect(!gathers.contains(first.id.uuidString))
    }
}
