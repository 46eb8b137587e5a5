import Domain
import Testing

@testable import ConfirmPlayers

@Suite struct `Confirm players draft` {
    private var draft = ConfirmPlayersDraft(Squad.all)

    @Test func `everybody starts on the bench in the order given`() {
        #expect(draft[.bench] == Squad.all)
        #expect(draft[.teamA].isEmpty && draft[.teamB].isEmpty)
    }

    @Test mutating func `a line-up needs a player in both teams`() {
        #expect(draft.lineUp == nil)
        draft.move(Squad.ana.id, to: .teamA)
        #expect(draft.lineUp == nil)
        draft.move(Squad.bo.id, to: .teamB)
        #expect(draft.lineUp?.entries.map(\.name) == ["Ana", "Bo"])
    }

    @Test mutating func `a line-up lists team A and then team B as they were placed`() {
        draft.move(Squad.cem.id, to: .teamB)
        draft.move(Squad.bo.id, to: .teamA)
        draft.move(Squad.ana.id, to: .teamA)
        #expect(draft.lineUp?.entries.map(\.name) == ["Bo", "Ana", "손흥민"])
        #expect(draft.lineUp?.entries.map(\.team) == [.a, .a, .b])
    }

    @Test(arguments: [
        (nil, [2, 3, 1]), (0, [1, 2, 3]), (1, [2, 1, 3]), (9, [2, 3, 1]), (-1, [1, 2, 3]),
    ])
    func `a move within a place counts the others there`(index: Int?, expected: [Int64]) {
        var draft = draft
        draft.move(Squad.ana.id, to: .bench, at: index)
        #expect(draft[.bench].map(\.id.number) == expected)
    }

    @Test mutating func `a stranger moves nobody`() {
        let before = draft
        draft.move(PlayerID(99), to: .teamA)
        #expect(draft == before)
        #expect(draft.spot(of: PlayerID(99)) == nil)
    }

    @Test mutating func `a shuffle fills the smaller team first and empties the bench`() {
        draft = ConfirmPlayersDraft(Squad.all + [Squad.player(4, "Dee"), Squad.player(5, "Eve")])
        draft.move(Squad.ana.id, to: .teamA)
        draft.fillTeams { $0.reversed() }
        #expect(draft[.bench].isEmpty)
        #expect(draft[.teamA].map(\.id.number) == [1, 4, 2])
        #expect(draft[.teamB].map(\.id.number) == [5, 3])
    }
}
