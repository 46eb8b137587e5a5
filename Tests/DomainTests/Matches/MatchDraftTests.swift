import TestSupport
import Testing

@testable import Domain

@Suite struct `Match draft` {
    private static let players = Array(SampleData.squad.prefix(3))
    private var draft = MatchDraft(bench: players)

    private func names(_ group: MatchDraft.Group) -> [String] { draft[group].map(\.name) }

    @Test func `all players start on the bench in the given order`() {
        #expect(names(.bench) == ["Ana", "Bo", "손흥민"])
        #expect(draft[.bench].map(\.id) == [1, 2, 3])
        #expect(draft[.bench].map(\.position) == [.striker, .goalkeeper, .winger])
        #expect(draft.players == Self.players.map(\.id))
        #expect(draft[.teamA].isEmpty && draft[.teamB].isEmpty)
    }

    @Test func `guests start on the bench after the players`() throws {
        let guest = try #require(PlayerName("Tom"))
        let draft = MatchDraft(bench: Self.players, guests: [guest, guest])
        #expect(draft[.bench].map(\.id) == [1, 2, 3, 4, 5])
        #expect(draft[.bench].map(\.name) == ["Ana", "Bo", "손흥민", "Tom", "Tom"])
        #expect(draft.players == Self.players.map(\.id))
    }

    @Test func `members can be in all groups at first`() throws {
        let player = try #require(Self.players.first)
        let guest = MatchDraft.Member(id: 7, playerID: nil, name: "Tom", position: .winger)
        let draft = MatchDraft(
            bench: [MatchDraft.Member(Self.players[1], id: 2)],
            teamA: [MatchDraft.Member(player, id: 1)], teamB: [guest], duration: .seconds(60))
        #expect(draft.players == [Self.players[1].id, player.id])
        #expect(draft.start?.duration == .seconds(60))
        #expect(draft[.teamB].map(\.position) == [.winger])
    }

    @Test mutating func `a start needs a player in both teams, and keeps the bench`() {
        #expect(draft.start == nil)
        draft.move(1, to: .teamA)
        #expect(draft.start == nil)
        draft.move(3, to: .teamB)
        #expect(draft.start?.lineUp.entries.map(\.name) == ["Ana", "손흥민"])
        #expect(draft.start?.bench == [Self.players[1].id])
        #expect(draft.start?.duration == MatchClock.defaultDuration)
    }

    @Test func `a guest can start in a team, and is not stored on the bench`() throws {
        let ana = draft[.bench][0]
        let guests = [4, 5].map {
            MatchDraft.Member(id: $0, playerID: nil, name: "Guest \($0)", position: nil)
        }
        let draft = MatchDraft(
            bench: [guests[0]], teamA: [ana], teamB: [guests[1]], duration: .seconds(60))
        let start = try #require(draft.start)
        #expect(start.lineUp.entries.map(\.name) == ["Ana", "Guest 5"])
        #expect(start.bench.isEmpty)
        #expect(start.duration == .seconds(60))
        #expect(draft.players == [Self.players[0].id])
    }

    @Test mutating func `a line-up lists team A and then team B in the order of the moves`() {
        draft.move(3, to: .teamB)
        draft.move(2, to: .teamA)
        draft.move(1, to: .teamA)
        #expect(draft.start?.lineUp.entries.map(\.name) == ["Bo", "Ana", "손흥민"])
        #expect(draft.start?.lineUp.entries.map(\.team) == [.a, .a, .b])
    }

    @Test(arguments: [
        (nil, [2, 3, 1]), (0, [1, 2, 3]), (1, [2, 1, 3]), (9, [2, 3, 1]), (-1, [1, 2, 3]),
    ])
    func `the index of a move within a group counts the other members`(
        index: Int?, expected: [Int]
    ) {
        var draft = draft
        draft.move(1, to: .bench, at: index)
        #expect(draft[.bench].map(\.id) == expected)
    }

    @Test mutating func `a move of an unknown member has no effect`() {
        let before = draft
        draft.move(99, to: .teamA)
        #expect(draft == before)
        #expect(draft.location(of: 99) == nil)
    }

    @Test mutating func `assigned teams are sorted by number, and the others go to the bench`() {
        draft = MatchDraft(bench: Array(SampleData.squad.prefix(5)))
        draft.move(5, to: .teamA)
        draft.move(4, to: .teamB)
        draft.move(3, to: .bench, at: 0)
        draft.assign([5: .b, 2: .b, 1: .a, 99: .a])
        #expect(draft[.teamA].map(\.id) == [1])
        #expect(draft[.teamB].map(\.id) == [2, 5])
        #expect(draft[.bench].map(\.id) == [3, 4])
    }

    @Test mutating func `a shuffle sends each member to the smaller team and empties the bench`() {
        draft = MatchDraft(bench: Array(SampleData.squad.prefix(5)))
        draft.move(1, to: .teamA)
        draft.fillTeams(PlayerShuffle { $0.reversed() })
        #expect(draft[.bench].isEmpty)
        #expect(draft[.teamA].map(\.id) == [1, 4, 2])
        #expect(draft[.teamB].map(\.id) == [5, 3])
    }

    @Test mutating func `a shuffle with an empty bench assigns all members again`() {
        draft.fillTeams(PlayerShuffle { $0 })
        #expect(draft[.teamA].map(\.id) == [1, 3])
        draft.fillTeams(PlayerShuffle { $0.reversed() })
        #expect(draft[.bench].isEmpty)
        #expect(draft[.teamA].map(\.id) == [2, 1])
        #expect(draft[.teamB].map(\.id) == [3])
    }
}
