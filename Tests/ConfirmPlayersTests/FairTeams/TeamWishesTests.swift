import Domain
import FairTeams
import Testing

@testable import ConfirmPlayers

@Suite struct `Wishes for fair teams` {
    @Test func `put the goalkeepers apart at first`() {
        #expect(TeamWishes().rules == [.spread(.goalkeeper)])
    }

    @Test func `become rules in a fixed order`() {
        var wishes = TeamWishes()
        wishes.spreadsGoalkeepers = false
        wishes.spreadsPositions = true
        wishes.set(.b, of: 2)
        wishes.set(.apart, for: CandidatePair(4, 1))
        wishes.set(.together, for: CandidatePair(1, 3))
        #expect(
            wishes.rules == [
                .spread(.defender), .spread(.midfielder), .spread(.winger), .spread(.striker),
                .together(CandidatePair(1, 3)), .apart(CandidatePair(1, 4)), .member(2, of: .b),
            ])
    }

    @Test func `are removed one at a time`() {
        var wishes = TeamWishes()
        wishes.set(.a, of: 2)
        wishes.set(.apart, for: CandidatePair(1, 4))
        for rule in wishes.rules { wishes.remove(rule) }
        #expect(wishes == TeamWishes())
    }

    @Test func `change the size of team A within the number of players`() {
        var wishes = TeamWishes()
        wishes.resizeA(to: 3, of: 5)
        #expect(wishes.sizeOfA(of: 5) == 3)
        for size in [0, 5, -1] { wishes.resizeA(to: size, of: 5) }
        #expect(wishes.sizeOfA(of: 5) == 3)
        #expect(wishes.sizeOfA(of: 3) == nil)
        wishes.resizeA(to: 2, of: 4)
        #expect(wishes.sizeOfA == nil)
    }
}
