import Cryptography
import Domain
import Foundation
import Records
import SQLite
import Service
import ServiceAPI
import TestSupport
import Testing

@testable import PostgreSQL
@testable import ServicePersistence

/// An account in a database of an earlier version: three players, a gather with a result, one in
/// progress, and changes of records.
private struct EarlierAccount {
    static let versions = 1..<PostgreSQLConnection.migrations.count
    static let token = "token"

    let version: Int
    /// The statements that add the account.
    private(set) var rows: [String] = []
    private let gather = UUID()
    private var running: EventScript
    private let payment = RecordChange(
        counter: 1, device: UUID(), wall: 5, kind: "payment", record: UUID(),
        values: ["player": .player(PlayerID(3)), "reason": .text("⚽️"), "amount": .integer(5)])
    private let squad: [Player]

    init(_ version: Int) throws {
        self.version = version
        running = try EventScript()
        running.add(.clockStarted)
        running.add(.goal(Goal(.a)))
        squad = [
            Player(
                id: PlayerID(1), name: try #require(PlayerName("손흥민")), age: Age(33),
                skill: .professional, preferredPosition: .winger,
                favouriteTeam: ShortText("토트넘"),
                nickname: version < 3 ? nil : ShortText("쏘니")),
            Player(id: PlayerID(2), name: try #require(PlayerName("👨‍👩‍👧‍👦 A"))),
            Player(
                id: PlayerID(3), name: try #require(PlayerName("Zoë")), skill: .beginner,
                favouriteTeam: ShortText("O'Neill")),
        ]
        try addFirstRows()
        if version >= 2 { try addVersions() }
        if version >= 3 { rows.append("UPDATE players SET nickname = '쏘니' WHERE id = 1") }
        if version >= 4 { try addChanges() }
    }

    private mutating func addFirstRows() throws {
        let secrets = ServiceStorage.makeSecrets(passwordCost: .minimum, concurrency: 1)
        let hash = try secrets.hash(Password("correct horse"))
        let end = ManualClock().now().wall + 86_400_000
        rows = [
            """
            INSERT INTO users (id, name, identity_key, password_hash)
            VALUES ('\(UUID())', 'Ana', 'ana', '\(hash)')
            """,
            """
            INSERT INTO tokens (hash, user_number, expires_at)
            VALUES ('\(secrets.digest(Self.token))', 1, \(end))
            """,
            """
            INSERT INTO players (user_number, name, age, skill, position, favourite_team) VALUES
                (1, '손흥민', 33, 'professional', 'winger', '토트넘'),
                (1, '👨‍👩‍👧‍👦 A', NULL, NULL, NULL, NULL), (1, 'Zoë', NULL, 'beginner', NULL, 'O''Neill')
            """,
            """
            INSERT INTO gathers (id, user_number, score, winner_team)
            VALUES ('\(gather)', 1, '2-1', 'Team A')
            """,
            "INSERT INTO gather_players VALUES (1, 1, 'Team A'), (1, 3, 'Team B')",
        ]
    }

    private mutating func addVersions() throws {
        rows += [
            "UPDATE players SET version = id", "UPDATE gathers SET version = 4, created_at = 1000",
            """
            INSERT INTO gathers (
                id, user_number, score, version, created_at, has_events, is_running
            ) VALUES ('\(running.id)', 1, '1-0', 5, 2000, 1, 1)
            """,
            "INSERT INTO gather_players VALUES (2, 1, 'Team A')",
            "UPDATE users SET version = 5, player_count = 3, gather_count = 2",
        ]
        for event in running.log.events {
            rows.append(
                """
                INSERT INTO gather_events (gather_number, event_id, user_number, version, event)
                VALUES (2, '\(event.id)', 1, 5, '\(try json(event))')
                """)
        }
    }

    private mutating func addChanges() throws {
        var changes = [payment]
        if version >= 5 {
            // The first change is that of the row before, and the second one has added the
            // nickname.
            var values = PlayerField.allCases.reduce(into: [String: ArchivedRecord.Value]()) {
                switch $1.value(of: squad[0]) {
                case .text(let text): $0[$1.description.name] = .text(text)
                case .integer(let number): $0[$1.description.name] = .integer(number)
                default: break
                }
            }
            let nickname = values.removeValue(forKey: "nickname")
            changes += [
                .first(of: PlayerID(1), values),
                RecordChange(
                    counter: 1, device: UUID(), wall: 5, kind: "player", record: PlayerID(1).uuid,
                    values: ["nickname": nickname]),
            ]
            rows.append("UPDATE players SET has_changes = 1 WHERE id = 1")
        }
        for change in changes {
            rows.append(
                """
                INSERT INTO record_changes (user_number, id, version, kind, record, change)
                VALUES (1, '\(change.id)', 6, '\(change.kind)', '\(change.record)', '\(try json(change))')
                """)
        }
        rows.append("UPDATE users SET version = 6, change_count = \(changes.count)")
    }

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// Compares the answers of a service with the account.
    func expect(_ fixture: ServiceFixture, _ token: String) async throws {
        let user = await fixture.send("GET /api/users", as: token).text.matches(
            of: #/[0-9A-F-]{36}/#
        ).first?.output
        let nickname = version < 3 ? "" : #","nickname":"쏘니""#
        let star = """
            {"id":1,"name":"손흥민","age":33,"skill":"professional","preferredPosition":"winger",\
            "favouriteTeam":"토트넘"\(nickname)
            """
        let zoe = #"{"id":3,"name":"Zoë","skill":"beginner","favouriteTeam":"O'Neill""#
        let players = await fixture.send("GET /api/players", as: token).text
        #expect(players == #"[\#(star)},{"id":2,"name":"👨‍👩‍👧‍👦 A"},\#(zoe)}]"#)
        let line = await fixture.send("GET /api/gathers/\(gather)/players", as: token).text
        #expect(line == #"[\#(star),"team":"Team A"},\#(zoe),"team":"Team B"}]"#)
        let owner = #""userId":"\#(try #require(user))""#
        var gathers = [#"{"id":"\#(gather)",\#(owner),"score":"2-1","winnerTeam":"Team A"}"#]
        if version >= 2 { gathers.append(#"{"id":"\#(running.id)",\#(owner),"score":"1-0"}"#) }
        let stored = await fixture.send("GET /api/gathers", as: token).text
        #expect(stored == "[\(gathers.joined(separator: ","))]")
        try await expectChanges(fixture, token)
        // The next numbers follow those of the account.
        let added = await fixture.send("POST /api/players", #"{"name":"Di"}"#, as: token)
        #expect(added.status == 201)
        if version >= 2 {
            var next = running
            next.add(.goal(Goal(.b)))
            let body = next.body(next.log.events.suffix(1))
            #expect(await fixture.send("PUT /api/matches", body, as: token).status == 204)
        }
    }

    /// Compares the changes since the start.
    private func expectChanges(_ fixture: ServiceFixture, _ token: String) async throws {
        let response = await fixture.send("GET /api/changes/0", as: token)
        let page = try JSONDecoder().decode(ChangesResponse.self, from: Data(response.body))
        #expect(page.version.hasSuffix("-\(version < 2 ? 3 : version < 4 ? 5 : 6)") && !page.more)
        #expect(page.gathers.map(\.id) == [gather] && page.gathers.map(\.score) == ["2-1"])
        let createdAt = try #require(page.gathers.first?.createdAt)
        // Version 1 does not store when a gather was created.
        #expect(version < 2 ? createdAt > 1_000 : createdAt == 1_000)
        #expect(page.gathers[0].players?.map(\.id) == [1, 3])
        #expect(page.gathers[0].players?.map(\.team) == ["Team A", "Team B"])
        #expect(page.matches.map(\.id) == (version < 2 ? [] : [running.id]))
        #expect(page.matches.flatMap(\.events).sorted() == (version < 2 ? [] : running.log.events))
        #expect(page.records.filter { $0.kind == "payment" } == (version < 4 ? [] : [payment]))
        let histories = Dictionary(grouping: page.records.filter { $0.kind == "player" }) {
            $0.record
        }.mapValues { RecordHistory($0) }
        let players = histories.values.compactMap { $0.record?.record() as Player? }
        #expect(players.sorted { $0.id.number < $1.id.number } == squad)
        #expect(page.deletedGathers == [])
    }
}

@Suite(.eachDatabase) struct `A database of each earlier version of the service` {
    @Test(arguments: EarlierAccount.versions)
    func `has the same content for the current program`(_ version: Int) async throws {
        let (directory, account) = (TemporaryDirectory(), try EarlierAccount(version))
        let database = try await TestDatabase.current.open(
            directory, after: version, account.rows)
        let fixture = ServiceFixture(database, in: directory)
        try await account.expect(fixture, EarlierAccount.token)
        #expect(await fixture.signIn("ana", "correct horse").status == 200)
    }
}

@Suite struct `A backup of each earlier version of the service` {
    /// The numbers of the migrations, and whether there were copies of the rows.
    private static let versions =
        [(1, false), (2, false)] + EarlierAccount.versions.dropFirst().map { ($0, true) }

    @Test(arguments: versions)
    func `can be restored`(_ version: Int, hasCopies: Bool) async throws {
        let (folder, directory) = (TemporaryDirectory(), TemporaryDirectory())
        let account = try EarlierAccount(version)
        let backup = try TestDatabase.makeFile(
            after: version, hasCopies: hasCopies, in: folder, account.rows)
        let now = ManualClock().now()
        _ = try await DatabaseKind.service.restore(backup, into: directory.path, at: now)
        #expect(try await DatabaseKind.service.findings(in: directory.path) == [])
        let database = try await TestDatabase.sqlite.open(directory)
        let fixture = ServiceFixture(database, in: directory)
        let revoked = await fixture.send("GET /api/players", as: EarlierAccount.token)
        #expect(revoked.status == 401)
        try await account.expect(fixture, fixture.token(of: "ana"))
    }
}
