import Domain
import Platform
import TestSupport
import Testing

@testable import AccountFiles

@Suite struct `Accounts as JSON documents` {
    private static let empty = """
        {"format": "football-gather-account", "matches": [], "players": [], "version": 1}
        """

    /// An archive of the sample squad with one match, in which one player was deleted.
    private func archive() throws -> AccountArchive {
        let players = SampleData.squad
        let entries = [
            LineUpEntry(players[0], team: .a), LineUpEntry(players[2], team: .b),
            LineUpEntry(playerID: nil, name: "Old \"friend\"", position: nil, team: .b),
        ]
        return AccountArchive(
            players: players,
            matches: [
                FinishedMatch(
                    id: try #require(UUID(uuidString: "3F2504E0-4F89-11D3-9A0C-0305E82C3301")),
                    startedAt: Moment(wall: 1_763_753_400_007, uptime: 0, boot: ""),
                    endedAt: Moment(wall: -1, uptime: 0, boot: ""),
                    lineUp: try #require(LineUp(entries)), score: try #require(Score(a: 3, b: 1)))
            ])
    }

    @Test func `a written archive is read as the same archive`() async throws {
        let fixture = try Fixture()
        let archive = try archive()
        try await fixture.files.write(archive, to: fixture.path("export"))
        #expect(try await fixture.files.read(fixture.path("export")) == archive)
    }

    @Test func `a document has one line for each match and each player`() async throws {
        let fixture = try Fixture()
        let archive = try archive()
        try await fixture.files.write(archive, to: fixture.path("export"))
        let bytes = fixture.directory.bytes(of: fixture.path("export"))
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        #expect(lines.count == archive.players.count + 1 + 8)
        #expect(
            lines[3] == """
                {"endedAt":"1969-12-31T23:59:59.999Z",\
                "id":"3F2504E0-4F89-11D3-9A0C-0305E82C3301",\
                "lineUp":[{"name":"Ana","player":1,"position":"striker","team":"a"},\
                {"name":"손흥민","player":3,"position":"winger","team":"b"},\
                {"name":"Old \\"friend\\"","team":"b"}],\
                "scoreA":3,"scoreB":1,"startedAt":"2025-11-21T19:30:00.007Z"}
                """)
        #expect(try fixture.directory.permissions(of: fixture.path("export")) == 0o600)
    }

    @Test func `a document without players and matches throws empty`() async throws {
        let fixture = try Fixture()
        await #expect(throws: AccountFileError.empty) { try await fixture.read(Self.empty) }
    }

    @Test func `a document of a newer version is rejected, whatever it contains`() async throws {
        let fixture = try Fixture()
        await #expect(throws: AccountFileError.newerVersion) {
            try await fixture.read(#"{"format": "football-gather-account", "version": 2}"#)
        }
    }

    @Test(arguments: [
        ("{", "document"), ("{}", "format"), (#"{"format": "x", "version": 1}"#, "format"),
        (#"{"format": "football-gather-account", "version": 1}"#, "players"),
        (
            #"{"format": "football-gather-account", "version": 1, "players": [{"id": 1}]}"#,
            "players[0].name"
        ),
    ])
    func `an invalid structure is reported with its path`(
        _ text: String, _ path: String
    ) async throws {
        #expect(
            try await Fixture().issues(text) == [
                "\(path): this is not JSON, or a value is missing or of another type."
            ])
    }

    @Test func `every invalid value is reported with its path`() async throws {
        let long = String(repeating: "x", count: 101)
        let issues = try await Fixture().issues(
            """
            {"format": "football-gather-account", "version": 1,
             "players": [{"id": 1, "name": "Ana", "age": 121}, {"id": 1, "name": " "}],
             "matches": [
                {"id": "3F2504E0-4F89-11D3-9A0C-0305E82C3301", "startedAt": "2026-02-30T00:00:00.000Z",
                 "endedAt": "today", "scoreA": 100, "scoreB": 0,
                 "lineUp": [{"player": 7, "name": "Ana", "team": "a", "position": "coach"},
                            {"name": "Bo", "team": "c"}, {"name": "", "team": "a"},
                            {"name": "\(long)", "team": "b"},
                            {"player": 1, "name": "Ana", "team": "a"},
                            {"player": 1, "name": "Ana", "team": "b"}]}]}
            """)
        #expect(
            issues == [
                "players[0]: age “121” is not 1 to 120.",
                "players[1].id: the identifier occurs twice.",
                "players[1]: the name is missing.",
                "matches[0].lineUp[0].player: the document has no player with this identifier.",
                "matches[0].lineUp[0].position: unknown position “coach”.",
                "matches[0].lineUp[1].team: the team is neither a nor b.",
                "matches[0].lineUp[2].name: the name is missing.",
                "matches[0].lineUp[3].name: name above 100 characters.",
                "matches[0].lineUp: there is no player, or a player occurs twice.",
                "matches[0]: the goals are not whole numbers from 0 to 99.",
                "matches[0].startedAt: the date is not of the form 2026-11-21T19:30:00.000Z.",
                "matches[0].endedAt: the date is not of the form 2026-11-21T19:30:00.000Z.",
            ])
    }

    @Test(arguments: [
        "2026-11-21T19:30:00.000", "99999999999-1-1T1:1:1.1Z", "2026-13-01T00:00:00.000Z",
        "2026-01-01T24:00:00.000Z", "+026-01-01T00:00:00.000Z", "",
    ])
    func `a date in another form is invalid`(_ text: String) {
        #expect(UTCDate(text) == nil)
    }

    @Test(arguments: [
        (Int64.min, "1000-01-01T00:00:00.000Z"), (.max, "9999-12-31T23:59:59.999Z"),
        (0, "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"),
    ])
    func `a moment becomes the nearest date with a year of four digits`(
        _ wall: Int64, _ text: String
    ) {
        #expect(UTCDate(Moment(wall: wall, uptime: 5, boot: "b")).text == text)
    }
}
