import Testing

@testable import FairTeams

@Suite struct `A round robin of three teams` {
    @Test func `lets each team play two matches and rest for one`() {
        let matches = (0..<6).map { ThreeTeamMatch.roundRobin(at: $0) }
        #expect(matches.map(\.resting) == [.third, .first, .second, .third, .first, .second])
        #expect(matches[1].left == .second && matches[1].right == .third)
        #expect(matches[2].left == .first && matches[2].right == .third)
    }

    @Test func `is fair after any number of matches`() {
        for count in 0...30 {
            let matches = (0..<count).map { ThreeTeamMatch.roundRobin(at: $0) }
            let rests = TeamNumber.allCases.map { team in matches.count { $0.resting == team } }
            #expect((rests.max() ?? 0) - (rests.min() ?? 0) <= 1)
            #expect(matches.allSatisfy { Set([$0.left, $0.right, $0.resting]).count == 3 })
        }
    }
}

@Suite struct `A match of two of three teams` {
    @Test func `lets the other one rest`() {
        #expect(
            ThreeTeamMatch(left: .third, right: .first)
                == ThreeTeamMatch(left: .third, right: .first, resting: .second))
        #expect(ThreeTeamMatch(left: .third, right: .third) == nil)
    }
}

@Suite struct `In an order in which the winner stays` {
    @Test func `the first and the second team start`() {
        #expect(WinnerStays().match == ThreeTeamMatch.opening)
    }

    @Test(arguments: [
        (WinnerStays.Result.leftWins, TeamNumber.first, TeamNumber.second),
        (.rightWins, .second, .first), (.draw, .first, .second),
    ])
    func `the loser of the first match rests, after a draw the second team`(
        result: WinnerStays.Result, staying: TeamNumber, resting: TeamNumber
    ) {
        var order = WinnerStays()
        order.end(result)
        #expect(
            order.match == ThreeTeamMatch(left: staying, right: .third, resting: resting))
    }

    @Test func `the team that has played longer rests after a draw`() {
        var order = WinnerStays()
        order.end(.leftWins)
        order.end(.draw)
        #expect(order.match == ThreeTeamMatch(left: .third, right: .second, resting: .first))
        order.end(.draw)
        #expect(order.match == ThreeTeamMatch(left: .second, right: .first, resting: .third))
    }

    @Test(arguments: [true, false])
    func `any match can come next`(isOpening: Bool) {
        var order = WinnerStays(
            at: ThreeTeamMatch(left: .third, right: .second, resting: .first),
            isOpening: isOpening)
        order.end(.draw)
        #expect(order.match.left == (isOpening ? .third : .second))
        #expect(order.match.right == .first)
    }

    @Test func `no team rests twice in succession`() {
        var orders = [WinnerStays()]
        for _ in 0..<6 {
            orders = orders.flatMap { order in
                WinnerStays.Result.allCases.map { result in
                    var next = order
                    next.end(result)
                    #expect(next.match.resting != order.match.resting)
                    #expect([next.match.left, next.match.right].contains(order.match.resting))
                    return next
                }
            }
        }
    }
}
