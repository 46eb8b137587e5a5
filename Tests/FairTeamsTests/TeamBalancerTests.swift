import Domain
import TestSupport
import Testing

@testable import FairTeams

@Suite struct `The fairest teams` {
    @Test func `have equal strengths if that is possible`() throws {
        let teams = try TeamBalancer(TeamRequest(strengths: [300, 300, 200, 200, 100, 100]))
        let split = teams.fairest
        #expect(split.strengthOfA == 600 && split.strengthOfB == 600)
        #expect(split.difference == 0)
        #expect(split.a.count == 3 && split.b.count == 3)
    }

    @Test func `have sizes that differ by one for an odd number of players`() throws {
        let split = try TeamBalancer(TeamRequest(strengths: [100, 200, 300])).fairest
        #expect(Set([split.a, split.b]) == [[2], [0, 1]])
        #expect(split.difference == 0)
    }

    @Test(arguments: [(TeamRequest.Measure.sum, [0, 1], 0.0), (.average, [2], 50)])
    func `are compared by sums, or by averages if the smaller team gets a handicap`(
        measure: TeamRequest.Measure, team: [TeamCandidate.ID], difference: Double
    ) throws {
        let request = TeamRequest(
            strengths: [100, 100, 200], sizeOfA: team.count, measure: measure)
        let split = try TeamBalancer(request).fairest
        #expect(split.a.count == team.count)
        if measure == .sum { #expect(split.a == team) }
        #expect(split.difference == difference)
    }

    @Test func `meet each rule, which has a cost`() throws {
        let strengths = [300, 300, 200, 200, 100, 100]
        let positions: [Position?] = [.goalkeeper, nil, .goalkeeper, .striker, .striker, nil]
        let rules: [TeamRule] = [
            .spread(.goalkeeper), .spread(.striker), .together(CandidatePair(1, 0)),
            .apart(CandidatePair(4, 5)), .member(3, of: .b),
        ]
        let teams = try TeamBalancer(
            TeamRequest(strengths: strengths, positions: positions, rules: rules))
        #expect(teams.fairest.a == [0, 1, 4])
        #expect(teams.fairest.difference == 200)
        #expect(teams.cost(of: .together(CandidatePair(0, 1))) == 200)
        #expect(teams.cost(of: .member(3, of: .b)) == 0)
        #expect(teams.cost(of: .apart(CandidatePair(0, 9))) == 0)
    }

    @Test func `are other ones for another seed, and the same for the same one`() throws {
        let strengths = Array(repeating: 100, count: 16)
        let splits = try (0..<20).map { seed in
            try TeamBalancer(TeamRequest(strengths: strengths, seed: UInt64(seed / 2))).fairest
        }
        #expect((0..<10).allSatisfy { splits[2 * $0] == splits[2 * $0 + 1] })
        #expect(Set(splits).count > 5)
    }

    @Test func `mix the earlier teams`() throws {
        let earlier = Dictionary(
            uniqueKeysWithValues: (0..<8).map { ($0, $0 < 4 ? Team.a : .b) })
        let request = TeamRequest(
            strengths: Array(repeating: 100, count: 8), earlierTeams: earlier)
        #expect(try TeamBalancer(request).fairest.moveCount == 4)
    }

    /// Computes the sums of 15 of 30 players one player at a time, unlike the search.
    @Test func `are the fairest ones of 30 players`() throws {
        var random = SeededGenerator(seed: TestBudget.environment.seeds(1, long: 1)[0])
        for highest in [3, 300] {
            let strengths = (0..<30).map { _ in Int.random(in: 0...highest, using: &random) }
            var sums = Array(repeating: Set<Int>(), count: 16)
            sums[0] = [0]
            for strength in strengths {
                for count in (1...15).reversed() {
                    sums[count].formUnion(sums[count - 1].map { $0 + strength })
                }
            }
            let total = strengths.reduce(0, +)
            let smallest = sums[15].map { abs(2 * $0 - total) }.min() ?? 0
            let balancer = try TeamBalancer(TeamRequest(strengths: strengths))
            #expect(balancer.fairest.difference == Double(smallest), "\(strengths)")
        }
    }

    @Test func `are found for the largest numbers`() throws {
        let earlier = Dictionary(uniqueKeysWithValues: (0..<30).map { ($0, Team.a) })
        let request = TeamRequest(
            strengths: Array(repeating: 100_000, count: 30),
            positions: Array(repeating: .striker, count: 30), rules: [.spread(.striker)],
            earlierTeams: earlier)
        let balancer = try TeamBalancer(request)
        #expect(balancer.fairest.strengthOfA == 1_500_000 && balancer.fairest.difference == 0)
        #expect(balancer.fairest.moveCount == 15)
        #expect(balancer.changes(of: earlier).map(\.moveCount) == [15])
        // Half of 30 over 15, because the names of the teams do not matter.
        #expect(balancer.split(at: 77_558_759) != nil)
        #expect(balancer.split(at: 77_558_760) == nil)
    }

    @Test(arguments: [1, 29])
    func `can have the most different sizes`(sizeOfA: Int) throws {
        let request = TeamRequest(
            strengths: Array(1...30), sizeOfA: sizeOfA, measure: .average)
        let balancer = try TeamBalancer(request)
        #expect(balancer.fairest.a.count == sizeOfA && balancer.fairest.b.count == 30 - sizeOfA)
        #expect(balancer.split(at: 29) != nil && balancer.split(at: 30) == nil)
    }

    @Test func `are the same in every version for the same seed`() throws {
        let request = TeamRequest(strengths: Array(repeating: 100, count: 6), seed: 42)
        #expect(try TeamBalancer(request).fairest.a == [0, 2, 5])
    }

    @Test func `are followed by nothing after the last ones`() throws {
        let teams = try TeamBalancer(TeamRequest(strengths: [100, 200]))
        #expect(teams.split(at: 0) == teams.fairest)
        #expect(teams.split(at: 1) == nil)
        #expect(teams.split(at: -1) == nil)
    }
}

@Suite struct `Requests for teams` {
    @Test(arguments: [0, 1, 31])
    func `need 2 to 30 candidates`(count: Int) {
        #expect(throws: TeamRequestError.candidateCount(count)) {
            try TeamBalancer(TeamRequest(strengths: Array(repeating: 1, count: count)))
        }
    }

    @Test(arguments: [0, 3, -1])
    func `need a player in each team`(sizeOfA: Int) {
        #expect(throws: TeamRequestError.emptyTeam) {
            try TeamBalancer(TeamRequest(strengths: [1, 2, 3], sizeOfA: sizeOfA))
        }
    }

    @Test func `name a player once`() {
        let candidate = TeamCandidate(id: 7, strength: 1)
        #expect(throws: TeamRequestError.repeatedCandidate(7)) {
            try TeamBalancer(TeamRequest([candidate, candidate]))
        }
    }

    @Test func `with a conflict name only the rules that contradict each other`() {
        let conflict: [TeamRule] = [
            .together(CandidatePair(0, 1)), .together(CandidatePair(1, 2)),
            .apart(CandidatePair(0, 2)),
        ]
        let rules =
            [.spread(.goalkeeper), .apart(CandidatePair(3, 4))] + conflict + [.member(5, of: .a)]
        #expect(throws: TeamRequestError.conflict(conflict)) {
            try TeamBalancer(TeamRequest(strengths: [1, 2, 3, 4, 5, 6], rules: rules))
        }
    }

    @Test func `with too many players in one team have a conflict`() {
        let rules: [TeamRule] = [.member(0, of: .a), .member(1, of: .a), .member(2, of: .b)]
        #expect(throws: TeamRequestError.conflict([.member(0, of: .a), .member(1, of: .a)])) {
            try TeamBalancer(TeamRequest(strengths: [1, 2, 3], sizeOfA: 1, rules: rules))
        }
    }

    @Test(arguments: [(-5, 0), (7, 7), (200_000, 100_000)])
    func `take the nearest valid strength`(strength: Int, expected: Int) {
        #expect(TeamCandidate(id: 1, strength: strength).strength == expected)
    }
}

@Suite struct `The strength by skill` {
    @Test(arguments: zip([nil] + Skill.allCases, [200, 100, 200, 300]))
    func `is higher for a higher skill`(skill: Skill?, strength: Int) throws {
        #expect(Skill.strength(of: skill) == strength)
    }
}

@Suite struct `The candidates of a draft` {
    /// Strengths of some players.
    private struct KnownStrengths: StrengthSource {
        let strengths: [PlayerID: Int]

        func strengths(of players: [Player]) -> [PlayerID: Int] {
            strengths.filter { strength in players.contains { $0.id == strength.key } }
        }
    }

    private func squad() throws -> [Player] {
        try (1...3).map { number in
            Player(
                id: PlayerID(number), name: try #require(PlayerName("P\(number)")),
                skill: .professional, preferredPosition: number == 1 ? .goalkeeper : nil)
        }
    }

    @Test func `have the strength of the first source that knows them, or that of their skill`()
        async throws
    {
        let squad = try squad()
        let draft = MatchDraft(bench: squad, guests: [try #require(PlayerName("Joe"))])
        let sources: [any StrengthSource] = [
            KnownStrengths(strengths: [PlayerID(1): 7]),
            KnownStrengths(strengths: [PlayerID(1): 8, PlayerID(2): 9, PlayerID(4): 10]),
        ]
        let candidates = try await sources.candidates(for: draft.members, squad)
        #expect(candidates.map(\.strength) == [7, 9, 300, 200])
        #expect(candidates.map(\.position) == [.goalkeeper, nil, nil, nil])
    }

    @Test func `count like guests if they are deleted, and keep their position`() async throws {
        let draft = MatchDraft(bench: try squad())
        let candidates = try await [any StrengthSource]().candidates(for: draft.members, [])
        #expect(candidates.map(\.strength) == [200, 200, 200])
        #expect(candidates.first?.position == .goalkeeper)
    }
}
