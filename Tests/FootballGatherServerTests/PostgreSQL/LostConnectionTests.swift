import Processes
import Synchronization
import TestSupport
import Testing

@testable import PostgreSQL

/// The progress of clients.
private final class Load: Sendable {
    let next = Atomic(0)
    let isDone = Atomic(false)
}

@Suite(.thorough) struct `A server that loses its PostgreSQL` {
    /// Starts a database and a server with an account.
    private func start() async throws -> (PostgreSQLCluster, ServerProgram, String) {
        let cluster = try await PostgreSQLCluster()
        let server = try await ServerProgram(database: try cluster.makeAddress())
        return (cluster, server, try await server.authorization())
    }

    /// Stores players with the names "P0", "P1" and so on, from several clients, until `body` has
    /// returned.
    ///
    /// - Returns: The names whose storing was acknowledged.
    private func storing(
        on server: ServerProgram, _ authorization: String, during body: () async throws -> Void
    ) async throws -> [String] {
        let load = Load()
        let port = server.port
        return try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var names: [String] = []
                    while !load.isDone.load(ordering: .relaxed) {
                        let name = "P\(load.next.add(1, ordering: .relaxed).oldValue)"
                        let response = await ServerProgram.send(
                            "POST /api/players", #"{"name":"\#(name)"}"#, authorization, to: port)
                        let status = ServerProgram.status(of: response)
                        #expect(status == 201 || status == 503)
                        if status == 201 { names.append(name) }
                    }
                    return names
                }
            }
            defer { load.isDone.store(true, ordering: .relaxed) }
            try await body()
            load.isDone.store(true, ordering: .relaxed)
            return try await group.reduce([], +)
        }
    }

    private func isReady(_ server: ServerProgram) async -> Bool {
        ServerProgram.status(of: await server.send("GET /health/ready")) == 200
    }

    private func storedNames(_ server: ServerProgram, _ authorization: String) async -> [String] {
        let list = await server.send("GET /api/players", "", authorization) ?? ""
        return list.matches(of: #/"name":"(P\d+)"/#).map { String($0.1) }
    }

    private func check(
        _ acknowledged: [String], _ server: ServerProgram, _ authorization: String
    ) async throws {
        let stored = await storedNames(server, authorization)
        #expect(!acknowledged.isEmpty && Set(acknowledged).isSubset(of: stored))
        // No write is repeated after it may have been stored.
        #expect(Set(stored).count == stored.count)
        try await server.stop()
    }

    @Test
    func `loses no acknowledged write when PostgreSQL is killed, and continues after its start`()
        async throws
    {
        let (cluster, server, authorization) = try await start()
        let acknowledged = try await storing(on: server, authorization) {
            for _ in 0..<3 {
                try await cluster.kill()
                try await poll { await !isReady(server) }
                #expect(ServerProgram.status(of: await server.send("GET /health/live")) == 200)
                try await cluster.start()
                try await poll { await isReady(server) }
                let count = await storedNames(server, authorization).count
                try await poll { await storedNames(server, authorization).count >= count + 20 }
            }
        }
        try await check(acknowledged, server, authorization)
    }

    @Test func `continues after its connections are ended`() async throws {
        let (cluster, server, authorization) = try await start()
        let acknowledged = try await storing(on: server, authorization) {
            for round in 1...20 {
                try cluster.run(
                    """
                    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                    WHERE application_name = 'football-gather-server' AND pid <> pg_backend_pid()
                    """)
                try await poll { await storedNames(server, authorization).count >= round * 5 }
            }
        }
        try await check(acknowledged, server, authorization)
    }

    @Test func `does not repeat a write whose commit was stored without an answer`() async throws {
        let (cluster, server, authorization) = try await start()
        // Each commit is stored, and then waits for a copy by a server that does not exist.
        try cluster.run("ALTER SYSTEM SET synchronous_standby_names = 'none'")
        try cluster.run("SELECT pg_reload_conf()")
        async let response = server.send("POST /api/players", #"{"name":"P1"}"#, authorization)
        try await poll {
            let isWaiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
            return try cluster.integer(isWaiting) == 1
        }
        try cluster.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'")
        #expect(ServerProgram.status(of: await response) == 503)
        try cluster.run("ALTER SYSTEM RESET synchronous_standby_names")
        try cluster.run("SELECT pg_reload_conf()")
        #expect(await storedNames(server, authorization) == ["P1"])
        let next = await server.send("POST /api/players", #"{"name":"P2"}"#, authorization)
        #expect(ServerProgram.status(of: next) == 201)
        #expect(await storedNames(server, authorization) == ["P1", "P2"])
        try await server.stop()
    }

    @Test func `answers reads while PostgreSQL is read-only, and writes with 503`() async throws {
        let (cluster, server, authorization) = try await start()
        func store() async -> Int? {
            ServerProgram.status(
                of: await server.send("POST /api/players", #"{"name":"P1"}"#, authorization))
        }
        func setReadOnly(_ value: String) throws {
            try cluster.run("ALTER SYSTEM SET default_transaction_read_only = \(value)")
            try cluster.run("SELECT pg_reload_conf()")
        }
        #expect(await store() == 201)
        try setReadOnly("on")
        try await poll { await store() == 503 }
        let count = await storedNames(server, authorization).count
        #expect(await store() == 503)
        #expect(await storedNames(server, authorization).count == count)
        try setReadOnly("off")
        try await poll { await store() == 201 }
        try await server.stop()
    }
}
