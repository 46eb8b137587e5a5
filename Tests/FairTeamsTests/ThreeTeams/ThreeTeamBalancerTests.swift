import Domain
import TestSupport
import Testing

@testable import FairTeams

@Suite struct `The fairest three teams` {
    @Test func `have equal strengths if that is possible`() throws {
        let balancer = try ThreeTeamBalancer(
            ThreeTeamRequest(strengths: [300, 300, 300, 100, 100, 100]))
        #expect(TeamNumber.allCases.allSatisfy { balancer.best.strength(of: $0) == 400 })
        #expect(balancer.best.difference == 0 && balancer.isOptimal && balancer.isFinished)
    }

    @Test(arguments: [(TeamRequest.Measure.sum, 0), (.average, 67)])
    func `are compared by sums, or by averages`(
        measure: TeamRequest.Measure, difference: Double
    ) throws {
        let request = ThreeTeamRequest(
            strengths: [200, 200, 200, 200, 200, 200, 0], measure: measure)
        let best = try ThreeTeamBalancer(request).best
        #expect(best.difference.rounded() == difference)
        #expect(TeamNumber.allCases.map { best.players(of: $0).count }.sorted() == [2, 2, 3])
    }

    @Test func `meet each rule`() throws {
        let strengths = [300, 300, 300, 200, 200, 200, 100, 100, 100]
        let positions: [Position?] = [.goalkeeper, nil, .goalkeeper, nil, .goalkeeper]
        let rules: [ThreeTeamRule] = [
            .spread(.goalkeeper), .together(CandidatePair(1, 0)), .apart(CandidatePair(7, 8)),
            .member(3, of: .third),
        ]
        let best = try ThreeTeamBalancer(
            ThreeTeamRequest(strengths: strengths, positions: positions, rules: rules)
        ).best
        let teams = best.teams
        #expect(teams[0] == teams[1] && teams[7] != teams[8] && teams[3] == .third)
        #expect(Set([teams[0], teams[2], teams[4]]).count == 3)
        #expect(best.difference == 200)
    }

    @Test func `are other ones for another seed, and the same for the same one`() throws {
        let strengths = Array(repeating: 100, count: 15)
        let splits = try (0..<20).map { seed in
            try ThreeTeamBalancer(
                ThreeTeamRequest(strengths: strengths, seed: UInt64(seed / 2))
            ).best
        }
        #expect((0..<10).allSatisfy { splits[2 * $0] == splits[2 * $0 + 1] })
        #expect(Set(splits).count > 5)
    }

    @Test func `can be compared with any teams of all candidates`() throws {
        let balancer = try ThreeTeamBalancer(
            ThreeTeamRequest(strengths: [300, 300, 300, 100, 100, 100]))
        let split = balancer.split(
            with: [0: .first, 1: .second, 2: .third, 3: .third, 4: .third, 5: .third])
        #expect(split?.difference == 300)
        #expect(split?.players(of: .third) == [2, 3, 4, 5])
        #expect(balancer.split(with: balancer.best.teams) == balancer.best)
        #expect(balancer.split(with: [0: .first, 1: .second, 2: .third]) == nil)
        let two = (0..<6).map { ($0, $0 < 3 ? TeamNumber.first : .second) }
        #expect(balancer.split(with: Dictionary(uniqueKeysWithValues: two)) == nil)
    }

    @Test func `have costs of rules only if they are certain`() throws {
        let rule = ThreeTeamRule.together(CandidatePair(0, 1))
        let request = ThreeTeamRequest(
            strengths: [300, 300, 300, 100, 100, 100], rules: [rule])
        let balancer = try ThreeTeamBalancer(request)
        #expect(balancer.cost(of: rule) == 400)
        #expect(balancer.cost(of: .apart(CandidatePair(0, 1))) == 0)
        let isUnfinished = { (rules: [ThreeTeamRule], count: Int) in
            let strengths = (1...count).map { $0 * $0 * 7_919 % 4_999 }
            let first = try ThreeTeamBalancer(
                ThreeTeamRequest(strengths: strengths, rules: rules), steps: 0)
            return !first.isOptimal
        }
        let count = try #require(
            try (9...18).first { try isUnfinished([rule], $0) && isUnfinished([], $0) })
        let large = ThreeTeamRequest(
            strengths: (1...count).map { $0 * $0 * 7_919 % 4_999 }, rules: [rule])
        #expect(try ThreeTeamBalancer(large, steps: 0).cost(of: rule) == nil)
        #expect(try ThreeTeamBalancer(large).cost(of: rule, steps: 0) == nil)
        #expect(try ThreeTeamBalancer(large).cost(of: rule) != nil)
    }

    @Test func `mix the earlier teams`() throws {
        let earlier = Dictionary(
            uniqueKeysWithValues: (0..<9).map { ($0, TeamNumber.allCases[$0 / 3]) })
        let best = try ThreeTeamBalancer(
            ThreeTeamRequest(strengths: Array(repeating: 100, count: 9), earlierTeams: earlier)
        ).best
        #expect(best.moveCount == 6)
    }

    @Test func `are found for the largest numbers`() throws {
        let earlier = Dictionary(uniqueKeysWithValues: (0..<30).map { ($0, TeamNumber.first) })
        let request = ThreeTeamRequest(
            strengths: Array(repeating: 100_000, count: 30),
            positions: Array(repeating: .striker, count: 30), rules: [.spread(.striker)],
            earlierTeams: earlier)
        let best = try ThreeTeamBalancer(request).best
        #expect(best.strength(of: .third) == 1_000_000 && best.difference == 0)
        #expect(best.moveCount == 20)
    }

    @Test func `are found for a chain of rules through all players`() throws {
        let strengths = (0..<30).map { 100 + $0 % 3 * 100 }
        let rules = (1..<30).map { ThreeTeamRule.apart(CandidatePair($0 - 1, $0)) }
        let best = try ThreeTeamBalancer(
            ThreeTeamRequest(strengths: strengths, rules: rules, seed: 1)
        ).best
        #expect(best.difference == 0)
        let teams = best.teams
        #expect((1..<30).allSatisfy { teams[$0 - 1] != teams[$0] })
    }

    @Test func `are numbered in the order of their first candidates`() throws {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<20 {
            let best = try ThreeTeamBalancer(
                ThreeTeamRequest(strengths: [1, 2, 3, 4, 5, 6, 7], seed: random.next())
            ).best
            let firsts = TeamNumber.allCases.compactMap { best.players(of: $0).first }
            #expect(firsts == firsts.sorted())
        }
    }

    @Test func `are the same in every version for the same seed`() throws {
        let request = ThreeTeamRequest(strengths: Array(repeating: 100, count: 6), seed: 42)
        let best = try ThreeTeamBalancer(request).best
        #expect(TeamNumber.allCases.map { best.players(of: $0) } == [[0, 5], [1, 2], [3, 4]])
    }
}

@Suite struct `Requests for three teams` {
    @Test(arguments: [0, 5, 31])
    func `need 6 to 30 candidates`(count: Int) {
        #expect(throws: ThreeTeamRequestError.candidateCount(count)) {
            try ThreeTeamBalancer(
                ThreeTeamRequest(strengths: Array(repeating: 1, count: count)))
        }
    }

    @Test func `name a player once`() {
        let candidates = (0..<6).map { TeamCandidate(id: $0 / 2, strength: 1) }
        #expect(throws: ThreeTeamRequestError.repeatedCandidate(0)) {
            try ThreeTeamBalancer(ThreeTeamRequest(candidates))
        }
    }

    @Test func `with four players apart have a conflict`() {
        let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
        let conflict = pairs.map { ThreeTeamRule.apart(CandidatePair($0, $1)) }
        #expect(throws: ThreeTeamRequestError.conflict(conflict)) {
            try ThreeTeamBalancer(
                ThreeTeamRequest(
                    strengths: [1, 2, 3, 4, 5, 6], rules: [.apart(CandidatePair(4, 5))] + conflict))
        }
    }

    @Test func `with a group that exceeds a team have a conflict`() {
        let conflict = (1...10).map { ThreeTeamRule.together(CandidatePair(0, $0)) }
        #expect(throws: ThreeTeamRequestError.conflict(conflict)) {
            try ThreeTeamBalancer(
                ThreeTeamRequest(strengths: Array(repeating: 1, count: 30), rules: conflict))
        }
    }
}
