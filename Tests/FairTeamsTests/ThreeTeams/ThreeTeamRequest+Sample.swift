import Domain
import TestSupport

@testable import FairTeams

extension ThreeTeamRequest {
    /// Creates a request for candidates with the identifiers 0, 1, 2 and so on.
    init(
        strengths: [Int], positions: [Position?] = [], measure: TeamRequest.Measure = .sum,
        rules: [ThreeTeamRule] = [], earlierTeams: [TeamCandidate.ID: TeamNumber] = [:],
        seed: UInt64 = 0
    ) {
        let candidates = strengths.enumerated().map { index, strength in
            TeamCandidate(
                id: index, strength: strength,
                position: index < positions.count ? positions[index] : nil)
        }
        self.init(
            candidates, measure: measure, rules: rules, earlierTeams: earlierTeams, seed: seed)
    }

    /// Creates a random request for a few candidates, whose rules may contradict each other.
    init(random: inout SeededGenerator) {
        let count = Int.random(in: 6...10, using: &random)
        let highest = random.pick([3, 30, 5_000]) ?? 3
        let player = { (random: inout SeededGenerator) in
            // The last one is no candidate.
            Int.random(in: 0...count, using: &random)
        }
        var rules: [ThreeTeamRule] = []
        for _ in 0..<Int.random(in: 0...7, using: &random) {
            switch random.next() % 7 {
            case 0: rules.append(.spread(.goalkeeper))
            case 1: rules += Position.allCases.map { .spread($0) }
            case 2, 3: rules.append(.together(CandidatePair(player(&random), player(&random))))
            case 4, 5: rules.append(.apart(CandidatePair(player(&random), player(&random))))
            default:
                let team = random.pick(TeamNumber.allCases) ?? .first
                rules.append(.member(player(&random), of: team))
            }
        }
        var earlierTeams: [TeamCandidate.ID: TeamNumber] = [:]
        for number in 0...count where random.chance(60) {
            earlierTeams[number] = random.pick(TeamNumber.allCases)
        }
        self.init(
            strengths: (0..<count).map { _ in .random(in: 0...highest, using: &random) },
            positions: (0..<count).map { _ in random.pick([nil] + Position.allCases) ?? nil },
            measure: Bool.random(using: &random) ? .sum : .average, rules: rules,
            earlierTeams: earlierTeams, seed: random.next())
    }
}
