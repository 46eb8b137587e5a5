import Domain
import FoundationEssentials
import TestSupport
import Testing

@testable import AccountFiles

@Suite struct `Accounts as JSON documents` {
    private static let empty = """
        {"format": "football-gather-account", "matches": [], "players": [], "version": 1}
        """

    /// An archive of the sample squad with one match, in which one player was deleted and a kind of
    /// event is unknown.
    private func archive() throws -> AccountArchive {
        let players = SampleData.squad
        let entries = [
            LineUpEntry(players[0], team: .a), LineUpEntry(players[2], team: .b),
            LineUpEntry(playerID: nil, name: "Old \"friend\"", position: nil, team: .b),
        ]
        let id = try #require(UUID(uuidString: "3F2504E0-4F89-11D3-9A0C-0305E82C3301"))
        var log = MatchLog(
            MatchStart(
                lineUp: try #require(LineUp(entries)), bench: [PlayerID(-7)],
                score: try #require(Score(a: 3, b: 0))),
            at: Moment(wall: 1_763_753_400_007, uptime: 5, boot: "b"), device: id)
        let end = Moment(wall: -1, uptime: .max, boot: "")
        log.insert(log.next(.goal(Goal(.b, isOwnGoal: true)), at: end))
        let unknown = #"{"kind":"whistle","player":99,"times":[3,2.5,{"x":null}]}"#
        log.insert(
            log.next(
                try JSONDecoder().decode(MatchEvent.Kind.self, from: Data(unknown.utf8)), at: end))
        log.insert(log.next(.ended, at: end))
        return AccountArchive(players: players, matches: [Match(id: id, log: log)])
    }

    /// Returns a document with a match that has these events.
    private func document(_ events: String...) -> String {
        """
        {"format": "football-gather-account", "version": 1,
         "players": [{"id": 1, "name": "Ana"}],
         "matches": [{"id": "3F2504E0-4F89-11D3-9A0C-0305E82C3301", "startedAt": "", "endedAt": "",
            "scoreA": 0, "scoreB": 0, "lineUp": [], "events": [\(events.joined(separator: ","))]}]}
        """
    }

    private func event(
        _ change: String, _ sequence: Int64 = 1, counter: Int64? = nil
    ) -> String {
        """
        {"id": "3F2504E0-4F89-11D3-9A0C-0305E82C3301:\(sequence)",
         "counter": \(counter ?? sequence), "wall": 0, "uptime": 0, "boot": "", "change": \(change)}
        """
    }

    private let start = """
        {"kind": "started", "start": {"milliseconds": 600000, "score": [0, 0], "bench": [1],
            "lineUp": [{"player": 1, "name": "Ana", "team": "a"}]}}
        """
    private let end = #"{"kind": "ended"}"#

    @Test func `a written archive is read as the same archive`() async throws {
        let fixture = try Fixture()
        let archive = try archive()
        try await fixture.files.write(archive, to: fixture.path("export"))
        #expect(try await fixture.archive("export") == archive)
    }

    private let record = ArchivedRecord(
        id: UUID(), kind: "matchFee",
        values: ["player": .player(PlayerID(1)), "text": .text("공 \"ball\""), "size": .integer(-5)])

    @Test func `the records of features are written and read, also of unknown kinds`() async throws
    {
        let fixture = try Fixture()
        let archive = AccountArchive(
            players: SampleData.squad, matches: [],
            records: [
                record, ArchivedRecord(id: UUID(), kind: "note", values: [:]),
                // References to players whom the account does not have.
                ArchivedRecord(
                    id: UUID(), kind: "note",
                    values: ["a": .player(PlayerID(-7)), "b": .player(PlayerID(0))]),
            ])
        #expect(try await fixture.files.write(archive, to: fixture.path("export")) == archive)
        #expect(try await fixture.archive("export") == archive)
        let text = String(
            decoding: fixture.directory.bytes(of: fixture.path("export")), as: UTF8.self)
        #expect(
            text.contains(
                #""kind":"matchFee","values":{"player":{"player":1},"size":-5,"text":"공 \"ball\""}"#
            ))
        #expect(text.hasSuffix("],\n\"version\": 2\n}\n"))
    }

    @Test func `a document can have records only`() async throws {
        let fixture = try Fixture()
        let archive = AccountArchive(
            players: [], matches: [], records: [ArchivedRecord(id: UUID(), kind: "a", values: [:])])
        try await fixture.files.write(archive, to: fixture.path("export"))
        #expect(try await fixture.archive("export") == archive)
    }

    @Test(arguments: [
        (#""kind": "Fee", "values": {}"#, ["records[0].kind"]),
        (#""kind": "feeCopy", "values": {}"#, ["records[0].kind"]),
        (#""kind": "a; DROP TABLE users", "values": {}"#, ["records[0].kind"]),
        (#""kind": "fee", "values": {"id": 1}"#, ["records[0].values"]),
        (#""kind": "fee", "values": {"a b": 1}"#, ["records[0].values"]),
        (#""kind": "fee", "values": {"rowid": 1}"#, ["records[0].values"]),
        (#""kind": "fee", "values": {"player": {"player": 9}}"#, ["records[0].values"]),
        (#""kind": "fee", "values": {"a": true}"#, ["records[0].values.a"]),
        (#""kind": "fee", "values": {"a": 1.5}"#, ["records[0].values.a"]),
        (#""kind": "fee", "values": {"a": null}"#, ["records[0].values.a"]),
        (#""kind": "fee""#, ["records[0].values"]),
    ])
    func `a record that cannot be stored is reported with its path`(
        text: String, paths: [String]
    ) async throws {
        let document = """
            {"format": "football-gather-account", "version": 2, "players": [], "matches": [],
             "records": [{"id": "\(UUID())", \(text)}]}
            """
        let error = await #expect(throws: AccountFileError.self) {
            _ = try await Fixture().read(document)
        }
        guard case .invalid(let issues) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(issues.map(\.position) == paths.map { .path($0) })
    }

    @Test func `records with one identifier and too many fields are reported`() async throws {
        let id = UUID()
        let fields = (0...ArchivedRecord.fieldLimit).map { "\"f\($0)\": 1" }
        let document = """
            {"format": "football-gather-account", "version": 2, "players": [], "matches": [],
             "records": [{"id": "\(id)", "kind": "a", "values": {}},
                {"id": "\(id)", "kind": "b", "values": {\(fields.joined(separator: ","))}}]}
            """
        await #expect(
            throws: AccountFileError.invalid([
                ImportIssue(.path("records[1].id"), .repeatedIdentifier),
                ImportIssue(.path("records[1].values"), .invalidName),
            ])
        ) { _ = try await Fixture().read(document) }
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
                "events":[{"boot":"b","change":{"kind":"started","start":{"bench":[-7],\
                "lineUp":[{"name":"Ana","player":1,"position":"striker","team":"a"},\
                {"name":"손흥민","player":3,"position":"winger","team":"b"},\
                {"name":"Old \\"friend\\"","team":"b"}],"milliseconds":600000,"score":[3,0]}},\
                "counter":1,"id":"3F2504E0-4F89-11D3-9A0C-0305E82C3301:1","uptime":5,\
                "wall":1763753400007},\
                {"boot":"","change":{"goal":{"isOwnGoal":true,"team":"b"},"kind":"goal"},\
                "counter":2,"id":"3F2504E0-4F89-11D3-9A0C-0305E82C3301:2",\
                "uptime":9223372036854775807,"wall":-1},\
                {"boot":"","change":{"kind":"whistle","player":99,"times":[3,2.5,{"x":null}]},\
                "counter":3,"id":"3F2504E0-4F89-11D3-9A0C-0305E82C3301:3",\
                "uptime":9223372036854775807,"wall":-1},\
                {"boot":"","change":{"kind":"ended"},\
                "counter":4,"id":"3F2504E0-4F89-11D3-9A0C-0305E82C3301:4",\
                "uptime":9223372036854775807,"wall":-1}],\
                "id":"3F2504E0-4F89-11D3-9A0C-0305E82C3301",\
                "lineUp":[{"name":"Ana","player":1,"position":"striker","team":"a"},\
                {"name":"손흥민","player":3,"position":"winger","team":"b"},\
                {"name":"Old \\"friend\\"","team":"b"}],\
                "scoreA":3,"scoreB":1,"startedAt":"2025-11-21T19:30:00.007Z"}
                """)
        #expect(try fixture.directory.permissions(of: fixture.path("export")) == 0o600)
    }

    @Test func `a match without events has a start with its score, and an end`() async throws {
        let archive = try await Fixture().read(
            """
            {"format": "football-gather-account", "version": 1,
             "players": [{"id": 1, "name": "Ana"}],
             "matches": [{"id": "3F2504E0-4F89-11D3-9A0C-0305E82C3301",
                "startedAt": "2026-11-21T19:30:00.007Z", "endedAt": "2026-11-21T20:30:00.000Z",
                "scoreA": 3, "scoreB": 1, "lineUp": [{"player": 1, "name": "Ana", "team": "a"}]}]}
            """)
        let match = try #require(archive.matches.first)
        #expect(match.log.events.map(\.id.device) == [match.id, match.id])
        #expect(match.finished?.score.text == "3-1")
        #expect(match.startedAt.wall == 1_795_289_400_007)
        #expect(match.lineUp.entries.map(\.playerID) == [PlayerID(1)])
    }

    @Test func `every invalid event is reported with its path`() async throws {
        let long = String(repeating: "x", count: 101)
        let joined = #"{"kind": "joined", "entry": {"name": "\#(long)", "player": 8, "team": "b"}}"#
        let known = #"{"kind": "guestIdentified", "participant": "\#(UUID()):1/0", "player": 9}"#
        let issues = try await Fixture().issues(
            document(
                event(start), event(start), event(joined, 2, counter: 0),
                event(known, 3, counter: 1_000_000_001), event(end, 4)))
        #expect(
            issues == [
                ImportIssue(.path("matches[0].events[1].id"), .repeatedIdentifier),
                ImportIssue(.path("matches[0].events[2]"), .invalidCounter),
                ImportIssue(.path("matches[0].events[2]"), .unknownPlayer),
                ImportIssue(.path("matches[0].events[2]"), .invalid(\.name, long)),
                ImportIssue(.path("matches[0].events[3]"), .invalidCounter),
                ImportIssue(.path("matches[0].events[3]"), .unknownPlayer),
            ])
    }

    @Test func `a match needs a start and an end`() async throws {
        let issue = ImportIssue(.path("matches[0].events"), .incompleteMatch)
        for text in [document(), document(event(end)), document(event(start))] {
            #expect(try await Fixture().issues(text) == [issue])
        }
        let ended = try await Fixture().read(
            document(event(end, 2), event(start)))
        #expect(ended.matches.map(\.log.events.count) == [2])
    }

    @Test func `a match with too many events is reported`() async throws {
        let goals = (Int64(2)...10_001).map { event(end, $0) }.joined(separator: ",")
        #expect(
            try await Fixture().issues(document(event(start), goals)) == [
                ImportIssue(.path("matches[0].events"), .tooManyEvents(limit: 10_000))
            ])
    }

    @Test(arguments: [
        (#"{"kind": "goal", "goal": {"team": "c"}}"#, "matches[0].events[0].change.goal.team"),
        (#"{"kind": 7}"#, "matches[0].events[0].change.kind"),
        (String(repeating: "[", count: 100_000), "document"),
        (
            #"{"kind": "x", "y": "# + String(repeating: "[", count: 99)
                + String(repeating: "]", count: 99) + "}", "matches[0].events[0].change.y"
        ),
    ])
    func `an event of invalid JSON is reported with its path`(
        _ change: String, _ path: String
    ) async throws {
        #expect(
            try await Fixture().issues(document(event(change))) == [
                ImportIssue(.path(path), .invalidJSON)
            ])
    }

    @Test func `an unknown event can be deep`() async throws {
        let deep = String(repeating: "[", count: 16) + String(repeating: "]", count: 16)
        let change = #"{"kind": "x", "y": "# + deep + "}"
        let fixture = try Fixture()
        let archive = try await fixture.read(
            document(event(start), event(change, 2), event(end, 3)))
        try await fixture.files.write(archive, to: fixture.path("export"))
        #expect(try await fixture.archive("export") == archive)
    }

    @Test func `a document without players and matches throws empty`() async throws {
        let fixture = try Fixture()
        await #expect(throws: AccountFileError.empty) { try await fixture.read(Self.empty) }
    }

    @Test func `a document of a newer version is rejected, whatever it contains`() async throws {
        let fixture = try Fixture()
        await #expect(throws: AccountFileError.newerVersion) {
            try await fixture.read(#"{"format": "football-gather-account", "version": 3}"#)
        }
    }

    @Test(arguments: [
        ("{", "document"), ("{}", "format"), (#"{"format": "x", "version": 1}"#, "format"),
        (#"{"format": "football-gather-account", "version": 1}"#, "players"),
        (
            #"{"format": "football-gather-account", "version": 1, "players": [{"id": 1}]}"#,
            "matches"
        ),
        (
            #"{"format": "football-gather-account", "version": 1, "players": [{"id": 1}],"#
                + #" "matches": []}"#, "players[0].name"
        ),
    ])
    func `an invalid structure is reported with its path`(
        _ text: String, _ path: String
    ) async throws {
        #expect(
            try await Fixture().issues(text) == [
                ImportIssue(.path(path), .invalidJSON)
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
                ImportIssue(.path("players[0]"), .invalid(\.age, "121")),
                ImportIssue(.path("players[1].id"), .repeatedIdentifier),
                ImportIssue(.path("players[1]"), .missingName),
                ImportIssue(.path("matches[0].lineUp[0].player"), .unknownPlayer),
                ImportIssue(
                    .path("matches[0].lineUp[0].position"), .invalid(\.preferredPosition, "coach")),
                ImportIssue(.path("matches[0].lineUp[1].team"), .unknownTeam),
                ImportIssue(.path("matches[0].lineUp[2].name"), .missingName),
                ImportIssue(.path("matches[0].lineUp[3].name"), .invalid(\.name, long)),
                ImportIssue(.path("matches[0].lineUp"), .invalidLineUp),
                ImportIssue(.path("matches[0]"), .invalidScore),
                ImportIssue(.path("matches[0].startedAt"), .invalidDate),
                ImportIssue(.path("matches[0].endedAt"), .invalidDate),
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
