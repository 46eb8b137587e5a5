import Glibc
import Processes
import TestSupport
import Testing

@testable import PostgreSQL
@testable import Service

@Suite(.thorough) struct `Servers with one PostgreSQL database` {
    private func stop(_ servers: [ServerProgram]) async throws {
        for server in servers { server.process.send(SIGTERM) }
        for server in servers { #expect(try await server.exit(after: SIGTERM) == .exited(0)) }
    }

    @Test func `create the tables once when they start at the same time`() async throws {
        let address = try await PostgreSQLCluster.shared.value.makeAddress()
        let processes = try (0..<6).map { _ in
            try ServerProgram.launch(["--listen", "127.0.0.1:0"], database: address)
        }
        for process in processes {
            try await poll {
                process.exitStatus != nil || process.errorText.contains("\"started\"")
            }
            #expect(process.exitStatus == nil, "\(process.errorText)")
            process.send(SIGTERM)
        }
        for process in processes { #expect(try await process.exit() == .exited(0)) }
    }

    @Test func `share accounts, unique names and exact versions`() async throws {
        let address = try await PostgreSQLCluster.shared.value.makeAddress()
        let servers = [
            try await ServerProgram(database: address), try await ServerProgram(database: address),
        ]
        let ports = servers.map(\.port)
        let authorization = try await servers[0].authorization()
        let statuses = await withTaskGroup(of: String.self) { group in
            for number in 0..<10 {
                group.addTask {
                    let body = #"{"username":"user \#(number / 2)","password":"correct horse"}"#
                    let response = await ServerProgram.send(
                        "POST /api/users", body, "", to: ports[number % 2])
                    return "user \(ServerProgram.status(of: response) ?? 0)"
                }
            }
            for number in 0..<200 {
                group.addTask {
                    let response = await ServerProgram.send(
                        "POST /api/players", #"{"name":"Bo"}"#, authorization, to: ports[number % 2]
                    )
                    return "player \(ServerProgram.status(of: response) ?? 0)"
                }
            }
            return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        }
        #expect(statuses["player 201"] == 200)
        #expect(statuses["user 201"] == 5 && statuses["user 409"] == 5)
        let changes = await servers[1].send("GET /api/changes/0", "", authorization)
        #expect(changes?.contains(#""version":"1-200","more":false"#) == true)
        let database = try PostgreSQLCluster.connect(address)
        #expect(try database.integer("SELECT count(DISTINCT version) FROM players", []) == 200)
        #expect(try database.integer("SELECT max(player_count) FROM users", []) == 200)
        try await stop(servers)
    }

    @Test(arguments: ["POST /api/players", "POST /api/gathers", "PUT /api/changes"])
    func `exceed no limit of an account together`(line: String) async throws {
        let address = try await PostgreSQLCluster.shared.value.makeAddress()
        let servers = [
            try await ServerProgram(database: address), try await ServerProgram(database: address),
        ]
        let ports = servers.map(\.port)
        let authorization = try await servers[0].authorization()
        let (account, observer) = (
            try PostgreSQLCluster.connect(address), try PostgreSQLCluster.connect(address)
        )
        account.queue(
            """
            UPDATE users SET player_count = \(AccountChanges.playerLimit - 1),
                gather_count = \(AccountChanges.gatherLimit - 1),
                change_count = \(AccountChanges.recordChangeLimit - 1)
            """)
        try account.finish()
        let owner = try #require(try account.integer("SELECT pg_backend_pid()", []))
        let waiting = """
            WITH RECURSIVE waiting (pid) AS (
                SELECT \(owner) UNION SELECT activity.pid FROM pg_stat_activity AS activity
                JOIN waiting ON waiting.pid = ANY (pg_blocking_pids(activity.pid))
            ) SELECT count(*) - 1 FROM waiting
            """
        // Both servers write before one of them can change the row of the account.
        account.queue("BEGIN")
        account.queue("SELECT 1 FROM users FOR UPDATE")
        try account.finish()
        let statuses = try await withThrowingTaskGroup(of: Int?.self) { group in
            for number in 0..<20 {
                // Another change of another record.
                let change = recordChanges(of: "fee")
                    .replacing("9619FF", with: "\(100_000 + number)")
                let body = ["PUT /api/changes": change, "POST /api/gathers": "{}"][line]
                group.addTask {
                    ServerProgram.status(
                        of: await ServerProgram.send(
                            line, body ?? #"{"name":"Bo"}"#, authorization, to: ports[number % 2]))
                }
            }
            try await poll { try observer.integer(waiting, []) == 2 }
            account.queue("COMMIT")
            try account.finish()
            return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        }
        #expect(statuses == [line.hasPrefix("PUT") ? 204 : 201: 1, 422: 19])
        #expect(try observer.integer("SELECT version FROM users", []) == 1)
        let counts = "SELECT player_count + gather_count + change_count FROM users"
        let limits =
            AccountChanges.playerLimit + AccountChanges.gatherLimit
            + AccountChanges.recordChangeLimit
        #expect(try observer.integer(counts, []) == limits - 2)
        try await stop(servers)
    }

    @Test func `answer what needs no database while it is slow`() async throws {
        let address = try await PostgreSQLCluster.shared.value.makeAddress()
        let server = try await ServerProgram(database: address, ["--threads", "1"])
        let authorization = try await server.authorization()
        let other = try PostgreSQLCluster.connect(address)
        other.queue("BEGIN")
        other.queue("LOCK TABLE tokens")
        try other.finish()
        let port = server.port
        try await withThrowingTaskGroup(of: Int?.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    ServerProgram.status(
                        of:
                            await ServerProgram.send(
                                "GET /api/players", "", authorization, to: port))
                }
            }
            #expect(ServerProgram.status(of: await server.send("GET /health/live")) == 200)
            other.queue("COMMIT")
            try other.finish()
            for try await status in group { #expect(status == 200) }
        }
        try await stop([server])
    }

    @Test func `answer a write with 503 while another one of its account takes too long`()
        async throws
    {
        let address = try await PostgreSQLCluster.shared.value.makeAddress()
        let server = try await ServerProgram(database: address)
        let authorization = try await server.authorization("ana")
        let otherAccount = try await server.authorization("bo")
        let other = try PostgreSQLCluster.connect(address)
        other.queue("BEGIN")
        other.queueLock(of: 1)
        try other.finish()
        let port = server.port
        func store(_ authorization: String = authorization) async -> Int? {
            ServerProgram.status(
                of:
                    await ServerProgram.send(
                        "POST /api/players", #"{"name":"Bo"}"#, authorization, to: port))
        }
        #expect(await store(otherAccount) == 201)
        let statuses = await withTaskGroup(of: Int?.self) { group in
            for _ in 0..<100 { group.addTask { await store() } }
            #expect(await store(otherAccount) == 201)
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(statuses == [503])
        #expect(
            ServerProgram.status(of: await server.send("GET /api/players", "", authorization))
                == 200)
        other.queue("COMMIT")
        try other.finish()
        #expect(await store() == 201)
        try await stop([server])
        // The server measures, because other tests delay this one. Its log is written behind the
        // responses, and is complete when it has ended.
        let durations = server.process.errorText.matches(
            of: #/"status":503,"microseconds":(\d+)/#
        ).compactMap { Int($0.1) }
        #expect(durations.count == 100)
        #expect(durations.allSatisfy { $0 < 60_000_000 })
    }

    @Test func `check their configuration without a change`() async throws {
        let address = try await PostgreSQLCluster.shared.value.makeAddress()
        let check = try ServerProgram.launch(["--check-config"], database: address)
        #expect(try await check.exit() == .exited(0), "\(check.errorText)")
        let database = try PostgreSQLCluster.connect(address)
        let tables = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
        #expect(try database.integer(tables, []) == 0)
    }

    @Test func `report a database that cannot be used, without its password`() async throws {
        let cluster = try await PostgreSQLCluster.shared.value
        try cluster.run("CREATE ROLE with_password LOGIN PASSWORD 'correct'")
        try cluster.run("CREATE ROLE reader LOGIN")
        let newer = try cluster.makeAddress()
        let database = try PostgreSQLCluster.connect(newer)
        database.queue(
            "CREATE TABLE football_gather_schema AS SELECT CAST(99 AS BIGINT) AS version")
        try database.finish()
        let addresses: [(String, Int32)] = [
            (cluster.address("with_password:secret"), 69),
            (cluster.address("reader", database: "missing"), 69),
            ("postgres://ana:secret@nowhere.invalid/x", 69),
            ("postgres://ana:secret@127.0.0.1:1/x", 69), ("postgres://ana:sec@ret@127.0.0.1/x", 64),
            (cluster.address("reader"), 77), (newer, 65),
        ]
        for (address, code) in addresses {
            for arguments in [["--check-config"], ["--listen", "127.0.0.1:0"]] {
                let process = try ServerProgram.launch(arguments, database: address)
                #expect(try await process.exit() == .exited(code), "\(process.errorText)")
                #expect(process.errorText.split(separator: "\n").count == 1)
                for part in ["secret", "ret@", "sec@"] {
                    #expect(!process.errorText.contains(part))
                }
            }
        }
        let right = cluster.address("with_password:correct")
        let check = try ServerProgram.launch(["--check-config"], database: right)
        // The password is right, but this user may not create tables.
        #expect(try await check.exit() == .exited(77))
    }
}
