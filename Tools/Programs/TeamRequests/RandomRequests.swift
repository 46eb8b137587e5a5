import Domain
import FairTeams

/// Random requests for teams, which repeat for the same seed.
struct RandomRequests {
    private var random: SplitMix64

    /// Creates the source.
    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    /// Returns a request for two teams, whose rules may contradict each other.
    mutating func twoTeams(of counts: ClosedRange<Int>) -> TeamRequest {
        let candidates = candidates(counts)
        return TeamRequest(
            candidates, sizeOfA: chance(25) ? number(1...candidates.count - 1) : nil,
            measure: chance(50) ? .sum : .average, rules: rules(for: candidates.count),
            earlierTeams: earlierTeams(of: candidates), seed: random.next())
    }

    /// Returns a request for three teams, whose rules may contradict each other.
    mutating func threeTeams(of counts: ClosedRange<Int>) -> ThreeTeamRequest {
        let candidates = candidates(counts)
        return ThreeTeamRequest(
            candidates, measure: chance(50) ? .sum : .average, rules: rules(for: candidates.count),
            earlierTeams: earlierTeams(of: candidates), seed: random.next())
    }

    /// Returns a request for two teams whose sizes differ by at most one. It is a balanced number
    /// partitioning problem.
    mutating func twoTeamsWithoutRules(of counts: ClosedRange<Int>) -> TeamRequest {
        TeamRequest(candidates(number(counts), strengths: 100...1_000), seed: random.next())
    }

    /// Returns candidates whose strengths are skills, ratings or any strengths.
    private mutating func candidates(_ counts: ClosedRange<Int>) -> [TeamCandidate] {
        let (strengths, step) = pick([
            (1...3, 100), (100...1_000, 1), (TeamCandidate.strengths, 1),
        ])
        return candidates(number(counts), strengths: strengths, step: step)
    }

    /// Returns candidates with the identifiers 1, 2, 3 and so on, whose strengths are multiples of
    /// a step.
    private mutating func candidates(
        _ count: Int, strengths: ClosedRange<Int>, step: Int = 1
    ) -> [TeamCandidate] {
        (1...count).map { id in
            TeamCandidate(
                id: id, strength: number(strengths) * step,
                position: pick([nil] + Position.allCases))
        }
    }

    private mutating func rules<Side>(for count: Int) -> [PlacementRule<Side>] {
        // Rules about few players contradict each other more often. The last one is no candidate.
        let players = Array((1...count + 1).shuffled(using: &random).prefix(pick([6, count + 1])))
        var rules: [PlacementRule<Side>] = []
        for _ in 0..<number(1...8) {
            switch number(0...7) {
            case 0: rules.append(.spread(.goalkeeper))
            case 1: rules += Position.allCases.map { .spread($0) }
            case 2: rules.append(.spread(pick(Position.allCases)))
            case 3, 4: rules.append(.together(CandidatePair(pick(players), pick(players))))
            case 5, 6: rules.append(.apart(CandidatePair(pick(players), pick(players))))
            default: rules.append(.member(pick(players), of: pick(Array(Side.allCases))))
            }
        }
        return rules
    }

    private mutating func earlierTeams<Side: CaseIterable>(
        of candidates: [TeamCandidate]
    ) -> [TeamCandidate.ID: Side] {
        var teams: [TeamCandidate.ID: Side] = [:]
        for candidate in candidates where chance(50) {
            teams[candidate.id] = pick(Array(Side.allCases))
        }
        return teams
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &random)
    }

    /// Returns true with a probability of `percent` in a hundred.
    private mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

    /// Returns one of some values, of which there is at least one.
    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[number(0...values.count - 1)]
    }
}
