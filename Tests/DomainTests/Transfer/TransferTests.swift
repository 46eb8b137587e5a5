import Domain
import Platform
import TestSupport
import Testing

@Suite struct `Archives of accounts` {
    @Test func `players are numbered by the bytes of their names, whatever the squad's order`()
        throws
    {
        let names = ["b", "É", "a", "B", "a"]
        let players = try names.enumerated().map { index, name in
            Player(id: PlayerID(Int64(10 + index)), name: try #require(PlayerName(name)))
        }
        for squad in [players, players.reversed()] {
            let archive = AccountArchive(squad, finished: [])
            #expect(archive.players.map(\.name.text) == ["B", "a", "a", "b", "É"])
            #expect(archive.players.map(\.id.number) == [1, 2, 3, 4, 5])
        }
    }

    @Test func `line-ups refer to the new numbers, and matches start with the oldest`() throws {
        let players = Array(SampleData.squad.prefix(2).reversed())
        let removed = Player(id: PlayerID(99), name: try #require(PlayerName("Gone")))
        let matches = try (1...2).map { number in
            let entries = players.map { LineUpEntry($0, team: .a) }
            return FinishedMatch(
                id: UUID(), startedAt: Moment(wall: Int64(number), uptime: 0, boot: ""),
                endedAt: Moment(wall: Int64(number), uptime: 0, boot: ""),
                lineUp: try #require(LineUp(entries + [LineUpEntry(removed, team: .b)])),
                score: Score())
        }
        let archive = AccountArchive(players, finished: matches.reversed())
        #expect(archive.matches.map(\.startedAt.wall) == [1, 2])
        let entries = archive.matches[0].lineUp.entries
        #expect(entries.map(\.name) == ["Bo", "Ana", "Gone"])
        #expect(entries.map(\.playerID) == [PlayerID(2), PlayerID(1), nil])
    }

    @Test func `an export counts the damaged matches that it leaves out`() async throws {
        let players = InMemoryPlayers(names: ["Ana"])
        let transfer = AccountTransfer(
            players: players, matches: InMemoryMatches(damagedCount: 2),
            archives: InMemoryArchives(players: players), files: InMemoryAccountFiles())
        let summary = try await transfer.export(to: "file")
        #expect(summary.damageMessage == "2 gathers are damaged and not exported.")
        var other = ExportSummary()
        #expect(other.damageMessage == nil)
        other.damagedPlayers = 1
        #expect(
            other.damageMessage
                == "1 player is damaged: only the values that can be read were exported.")
    }

    @Test func `messages name the position and the cause`() {
        let error = AccountFileError.invalid([ImportIssue(.line(3), .missingName)])
        #expect(error.message.hasPrefix("One entry is invalid"))
        let two = AccountFileError.invalid(
            Array(repeating: ImportIssue(.line(3), .missingName), count: 2))
        #expect(two.message.hasPrefix("2 entries are invalid"))
        let unknown = AccountFileError.invalid(
            (1...2).flatMap { line in
                [
                    ImportIssue(.line(line), .unknownPosition("coach")),
                    ImportIssue(.line(line), .unknownSkill("expert")),
                ]
            })
        #expect(
            unknown.message.hasSuffix(
                "try again. Skills: beginner, amateur, professional. "
                    + "Positions: GK, DEF, MID, W, ST."))
        #expect(AccountFileError.tooLarge(limit: 5_000_000).message.contains("5 MB"))
    }
}
