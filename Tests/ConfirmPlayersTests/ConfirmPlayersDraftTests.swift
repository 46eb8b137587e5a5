import Domain
import Testing

@testable import ConfirmPlayers

@Suite struct `Confirm players draft` {
    private var draft = ConfirmPlayersDraft(SamplePlayers.all)

    @Test func `all players start on the bench in the given order`() {
        #expect(draft[.bench] == SamplePlayers.all)
        #expect(draft[.teamA].isEmpty && draft[.teamB].isEmpty)
    }

    @Test mutating func `a line-up needs a player in both teams`() {
        #expect(draft.start == nil)
        draft.move(SamplePlayers.ana.id, to: .teamA)
        #expect(draft.start == nil)
        draft.move(SamplePlayers.bo.id, to: .teamB)
        #expect(draft.start?.lineUp.entries.map(\.name) == ["Ana", "Bo"])
        #expect(draft.start?.bench == [SamplePlayers.son.id])
    }

    @Test mutating func `a line-up lists team A and then team B in the order of the moves`() {
        draft.move(SamplePlayers.son.id, to: .teamB)
        draft.move(SamplePlayers.bo.id, to: .teamA)
        draft.move(SamplePlayers.ana.id, to: .teamA)
        #expect(draft.start?.lineUp.entries.map(\.name) == ["Bo", "Ana", "손흥민"])
        #expect(draft.start?.lineUp.entries.map(\.team) == [.a, .a, .b])
    }

    @Test(arguments: [
        (nil, [2, 3, 1]), (0, [1, 2, 3]), (1, [2, 1, 3]), (9, [2, 3, 1]), (-1, [1, 2, 3]),
    ])
    func `the index of a move within a group counts the other players`(
        index: Int?, expected: [Int64]
    ) {
        var draft = draft
        draft.move(SamplePlayers.ana.id, to: .bench, at: index)
        #expect(draft[.bench].map(\.id.number) == expected)
    }

    @Test mutating func `a move of an unknown player has no effect`() {
        let before = draft
        draft.move(PlayerID(99), to: .teamA)
        #expect(draft == before)
        #expect(draft.location(of: PlayerID(99)) == nil)
    }

    @Test mutating func `a shuffle sends each player to the smaller team and empties the bench`() {
        draft = ConfirmPlayersDraft(
            SamplePlayers.all + [SamplePlayers.player(4, "Dee"), SamplePlayers.player(5, "Eve")])
        draft.move(SamplePlayers.ana.id, to: .teamA)
        draft.fillTeams { $0.reversed() }
        #expect(draft[.bench].isEmpty)
        #expect(draft[.teamA].map(\.id.number) == [1, 4, 2])
        #expect(draft[.teamB].map(\.id.number) == [5, 3])
    }

    @Test mutating func `a shuffle with an empty bench assigns all players again`() {
        draft.fillTeams { $0 }
        #expect(draft[.teamA].map(\.id.number) == [1, 3])
        draft.fillTeams { $0.reversed() }
        #expect(draft[.bench].isEmpty)
        #expect(draft[.teamA].map(\.id.number) == [2, 1])
        #expect(draft[.teamB].map(\.id.number) == [3])
    }
}
