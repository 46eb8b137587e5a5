import Domain
import FoundationEssentials
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `The columns of stored values` {
    // A position in the SELECT list was once written as a number beside the list. Another column
    // would have become the search key without any error.
    @Test func `each value of a player and the search key have their own column`() async throws {
        let fixture = try await Fixture()
        let repository = try await fixture.players()
        let player = try await repository.add(playerName("Name"))
        try fixture.raw().script(
            """
            ALTER TABLE players ADD COLUMN note TEXT DEFAULT 'note';
            UPDATE players SET name_key = 'search', identity_key = 'identity', age = 30,
                skill = 'amateur', position = 'winger', favourite_team = 'Team',
                nickname = 'Nick';
            """)
        let squad = try await repository.squad()
        #expect(
            squad.players == [
                Player(
                    id: player.id, name: player.name, age: Age(30), skill: .amateur,
                    preferredPosition: .winger, favouriteTeam: ShortText("Team"),
                    nickname: ShortText("Nick"))
            ])
        #expect(try await repository.ids(of: SquadQuery(searchKey: "search")) == [player.id])
        for other in ["name", "identity", "winger", "team", "nick", "note"] {
            #expect(try await repository.ids(of: SquadQuery(searchKey: other)).isEmpty)
        }
    }

    @Test func `each value of a finished match has its own column`() async throws {
        let fixture = try await MatchFixture()
        let match = try await fixture.play()
        try fixture.base.raw().script(
            """
            UPDATE matches SET started_wall = 1, started_uptime = 2, started_boot = 'three',
                ended_wall = 4, ended_uptime = 5, ended_boot = 'six',
                score_a = 7, score_b = 8, winner = 'Team B'
            """)
        #expect(
            try await fixture.matches.finished(limit: nil) == [
                FinishedMatch(
                    id: match.id, startedAt: Moment(wall: 1, uptime: 2, boot: "three"),
                    endedAt: Moment(wall: 4, uptime: 5, boot: "six"), lineUp: fixture.lineUp,
                    score: try #require(Score(a: 7, b: 8)))
            ])
    }

    @Test func `each value of an event has its own column`() async throws {
        let fixture = try await MatchFixture()
        _ = try await fixture.append(.goal(Goal(.a)), to: fixture.start())
        let device = UUID()
        try fixture.base.raw().run(
            """
            UPDATE match_events SET device = ?, sequence = 3, counter = 4, wall = 5, uptime = 6,
                boot = 'seven' WHERE sequence = 2
            """, [.blob(device.bytes)])
        let events = try #require(try await fixture.matches.current()).log.events
        #expect(
            events.last
                == MatchEvent(
                    id: MatchEvent.ID(device: device, sequence: 3), counter: 4,
                    moment: Moment(wall: 5, uptime: 6, boot: "seven"), kind: .goal(Goal(.a))))
    }
}
