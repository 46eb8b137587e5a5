import Domain
import FoundationEssentials
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
            let archive = AccountArchive(squad: squad, finished: [])
            #expect(archive.players.map(\.name.text) == ["B", "a", "a", "b", "É"])
            #expect(archive.players.map(\.id.number) == [1, 2, 3, 4, 5])
        }
    }

    @Test func `events refer to the new numbers, and matches start with the oldest`() throws {
        let players = Array(SampleData.squad.prefix(2).reversed())
        let gone = PlayerID(99)
        let removed = LineUpEntry(playerID: gone, name: "Gone", position: nil, team: .b)
        let lineUp = try #require(LineUp(players.map { LineUpEntry($0, team: .a) } + [removed]))
        let matches = (1...2).map { number in
            let start = Moment(wall: Int64(number), uptime: 0, boot: "")
            var log = MatchLog(
                MatchStart(lineUp: lineUp, bench: [gone, players[0].id]), at: start,
                device: testDevice)
            log.insert(
                log.next(.guestIdentified(.init(event: log.events[0].id), as: gone), at: start))
            return Match(id: UUID(), log: log, deletedPlayers: [gone])
        }
        let archive = AccountArchive(squad: players, finished: matches.reversed())
        #expect(archive.matches.map(\.id) == matches.map(\.id))
        let match = archive.matches[0]
        #expect(match.lineUp.entries.map(\.name) == ["Bo", "Ana", "Gone"])
        #expect(match.lineUp.entries.map(\.playerID) == [PlayerID(2), PlayerID(1), nil])
        #expect(match.state.participants[2].entry.playerID == PlayerID(-99))
        #expect(match.state.start.bench == [PlayerID(-99), PlayerID(2)])
        #expect(
            match.log.events[1].kind
                == .guestIdentified(.init(event: match.log.events[0].id), as: PlayerID(-99)))
        #expect(
            AccountArchive(squad: archive.players, finished: archive.matches.reversed()) == archive)
    }
}
