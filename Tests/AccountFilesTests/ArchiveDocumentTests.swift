import Domain
import FoundationEssentials
import Glibc
import Records
import TestSupport
import Testing

@testable import AccountFiles

@Suite struct `Account documents in pages` {
    private static let lineUp = LineUp([
        LineUpEntry(playerID: PlayerID(1), name: "Ana", position: nil, team: .a),
        LineUpEntry(playerID: PlayerID(1_203), name: "Bo", position: nil, team: .b),
    ])

    /// Returns a document with a text in the list of players.
    private func document(_ players: String, _ others: String = "") -> String {
        """
        {"format": "football-gather-account", "matches": [], "players": [\(players)], "version": 1\
        \(others)}
        """
    }

    private func player(_ number: Int, _ name: String) throws -> Player {
        Player(
            id: PlayerID(Int64(number)), name: try #require(PlayerName(name)), age: Age(30),
            favouriteTeam: ShortText("Łódź \\ \"\(number)\""))
    }

    private func archive() throws -> AccountArchive {
        let start = Moment(wall: 1_763_753_400_007, uptime: 5, boot: "b")
        let matches = try (1...120).map { _ in
            let id = UUID()
            var log = MatchLog(
                MatchStart(lineUp: try #require(Self.lineUp)), at: start, device: id)
            log.insert(log.next(.ended, at: start))
            return Match(id: id, log: log)
        }
        return AccountArchive(
            players: try (1...1_203).map { try player($0, $0 % 3 == 0 ? "손 \($0)" : "P\($0)") },
            matches: matches,
            records: (1...700).map { number in
                ArchivedRecord(
                    id: UUID(), kind: "note", values: ["player": .player(PlayerID(number))])
            })
    }

    @Test func `pages have the rows in their order, each time`() async throws {
        let fixture = try Fixture()
        let archive = try archive()
        try await fixture.files.write(archive, to: fixture.path("export"))
        guard case .archive(let read) = try await fixture.files.read(fixture.path("export")) else {
            Issue.record("no archive")
            return
        }
        #expect(read.matchCount == 120)
        for _ in 1...2 {
            var sizes: [[Int]] = []
            try read.forEachPage { page in
                sizes.append([page.players.count, page.matches.count, page.records.count])
            }
            #expect(
                sizes == [
                    [500, 0, 0], [500, 0, 0], [203, 0, 0], [0, 50, 0], [0, 50, 0], [0, 20, 0],
                    [0, 0, 500], [0, 0, 200],
                ])
            #expect(try AccountArchive(read) == archive)
        }
    }

    @Test func `a row can be divided between two parts of a file at each byte`() throws {
        let row = #"{"id": 2, "name": "손\u00e9\"é"}"#
        let first = #"{"id": 1, "name": "Ana"}"#
        let start = document(first + "," + row).utf8.count - row.utf8.count
        for edge in stride(from: 0, through: row.utf8.count + 4, by: 1) {
            let space = String(repeating: " ", count: 100_000 - start + 20 - edge)
            let text = document(first + "," + space + row + "," + #"{"id": 3, "name": "Zoë"}"#)
            let read = try #require(try ArchiveDocument(.text(Array(text.utf8))))
            let names = try AccountArchive(read).players.map(\.name.text)
            #expect(names == ["Ana", "손é\"é", "Zoë"])
        }
    }

    @Test func `a document that ends at any byte is rejected`() async throws {
        let bytes = Array(
            document(
                #"{"id": 1, "name": "손\u00e9", "age": 20}"#,
                #", "x": [true, null, -1.5e+3, {}, []]"#
            ).utf8)
        #expect(try AccountArchive(#require(try ArchiveDocument(.text(bytes)))).players.count == 1)
        for count in 1..<bytes.count {
            #expect(throws: AccountFileError.self) {
                _ = try ArchiveDocument(.text(Array(bytes.prefix(count))))
            }
        }
    }

    @Test(arguments: [
        (#"{"id": 1, "name": "A"},"#, "", "document"), (",", "", "document"),
        (#"{"id": 01, "name": "A"}"#, "", "document"),
        (#"{"id": 1, "name": "A\x"}"#, "", "document"),
        (#"{"id": 1, "name": "A\u12g4"}"#, "", "document"),
        ("{\"id\": 1, \"name\": \"A\n\"}", "", "document"),
        ("", #", "x": tru"#, "document"), ("", #", "x": 1."#, "document"),
        ("", #", "x": +1"#, "document"), ("", #", "x" 1"#, "document"),
        ("", #", x: 1"#, "document"), ("", "} {", "document"),
        (
            "",
            #", "x": "# + String(repeating: "[", count: 600) + String(repeating: "]", count: 600),
            "document"
        ),
        ("", #", "players": []"#, "players"), ("", #", "pl\u0061yers": []"#, "players"),
        ("", #", "records": {}"#, "records"),
        (#"1"#, "", "players[0]"), (#"{"id": 1.5, "name": "A"}"#, "", "players[0]"),
        (#"{"id": 9223372036854775808, "name": "A"}"#, "", "players[0]"),
        (#"{"id": 1, "name": "A"}, {"id": 1, "name": "B"}"#, "", "players[1].id"),
        (#"{"id": 1, "name": "\ud800"}"#, "", "players[0]"),
    ])
    func `an invalid part is reported with its place`(
        players: String, others: String, path: String
    ) async throws {
        let issues = try await Fixture().issues(document(players, others))
        #expect(issues.map(\.position) == [.path(path)])
    }

    @Test(arguments: [
        #"{"id":1,"name":"Ana","age":31,"skill":"amateur","preferredPosition":"winger"}"#,
        #" { "name" : "Ana" , "id" : -5 , "favouriteTeam" : "손 FC", "nickname": null } "#,
        #"{"id":1,"name":"A\"na"}"#, #"{"id":1,"name":"An\u0061"}"#, #"{"id":1,"n\u0061me":"A"}"#,
        #"{"id":1,"id":2,"name":"A","name":"B"}"#, #"{"age":null,"age":5,"id":1,"name":"A"}"#,
        #"{"id":1.0,"name":"A","age":2e1}"#, #"{"id":-0,"name":"A"}"#, #"{"id":null,"name":"A"}"#,
        #"{"id":1,"name":"A","other":{"name":["B"]}}"#, #"{"id":1,"name":"A","other":"x"}"#,
        #"{"id":9223372036854775807,"name":"A"}"#, #"{"id":-9223372036854775808,"name":"A"}"#,
        #"{"id":1,"name":"A","favouriteTeam":""}"#, #"{"id":1,"name":"A","favouriteTeam":" "}"#,
        #"{"id":1,"name":" Ana "}"#, #"{"id":1,"name":" "}"#, #"{"id":1,"name":5}"#,
        #"{"id":1,"name":"A","age":121}"#, #"{"id":1,"name":"A","age":"20"}"#, #"{"id":1}"#,
        #"{"id":1,"name":"A","skill":"best"}"#, #"{}"#, #"[]"#, #"{"name":"A"}"#, #"{"id":true}"#,
    ])
    func `a row of any form is the player that Foundation decodes`(text: String) throws {
        let row = try? JSONDecoder().decode(AccountDocument.PlayerRow.self, from: Data(text.utf8))
        let expected = row.flatMap { try? $0.values.record(PlayerID($0.id)) }
        let document = try? ArchiveDocument(.text(Array(document(text).utf8)))
        #expect(try document.map { try AccountArchive($0).players } == expected.map { [$0] })
        let common = [row == nil, text.contains(#"\"#), text.contains("other")]
        if let expected, !common.contains(true), text.contains(#""Ana""#) {
            var plain = PlainPlayer(Array(text.utf8), at: 0)
            let player = plain.player()
            #expect(player == expected)
        }
    }

    @Test func `a text in another encoding is read, too`() async throws {
        let fixture = try Fixture()
        let text = document(#"{"id": 1, "name": "Zoë"}"#)
        let units = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let latin = text.unicodeScalars.map { UInt8($0.value) }
        for bytes in [[0xEF, 0xBB, 0xBF] + Array(text.utf8), units, [0xFF, 0xFE] + units, latin] {
            #expect(names(try await fixture.read(bytes)) == ["Zoë"])
        }
    }

    @Test func `a document with very many issues is not read to its end`() async throws {
        let rows = Array(repeating: #"{"id": 1, "name": "A", "age": 0}"#, count: 3_000)
        let issues = try await Fixture().issues(document(rows.joined(separator: ",")))
        #expect((1_000..<2_500).contains(issues.count))
    }

    @Test func `a file that has changed is not imported`() async throws {
        for change in ["truncated", "longer", "touched"] {
            let fixture = try Fixture()
            let path = fixture.path("export")
            try await fixture.files.write(try archive(), to: path)
            let size = fixture.directory.bytes(of: path).count
            guard case .archive(let read) = try await fixture.files.read(path) else { continue }
            switch change {
            case "truncated": #expect(truncate(path, off_t(size / 2)) == 0)
            case "longer": #expect(truncate(path, off_t(size + 1)) == 0)
            default: #expect(utimes(path, [timeval(), timeval()]) == 0)
            }
            #expect(throws: StorageError.fileChanged) { try AccountArchive(read) }
        }
    }

    @Test func `a file that was replaced or deleted is imported as it was read`() async throws {
        let fixture = try Fixture()
        let (path, archive) = (fixture.path("export"), try archive())
        try await fixture.files.write(archive, to: path)
        guard case .archive(let read) = try await fixture.files.read(path) else { return }
        #expect(unlink(path) == 0)
        try fixture.directory.write([1], to: path)
        #expect(try AccountArchive(read) == archive)
    }
}
