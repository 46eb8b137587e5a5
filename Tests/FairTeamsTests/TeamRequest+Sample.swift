import Domain
import TestSupport

@testable import FairTeams

extension TeamRequest {
    /// Creates a request for candidates with the identifiers 0, 1, 2 and so on.
    init(
        strengths: [Int], positions: [Position?] = [], sizeOfA: Int? = nil, measure: Measure = .sum,
        rules: [TeamRule] = [], earlierTeams: [TeamCandidate.ID: Team] = [:], seed: UInt64 = 0
    ) {
        let candidates = strengths.enumerated().map { index, strength in
            TeamCandidate(
                id: index, strength: strength,
                position: index < positions.count ? positions[index] : nil)
        }
        self.init(
            candidates, sizeOfA: sizeOfA, measure: measure, rules: rules,
            earlierTeams: earlierTeams, seed: seed)
    }

    /// Creates a random request for a few candidates, whose rules may contradict each other.
    init(random: inout SeededGenerator) {
        let count = Int.random(in: 2...9, using: &random)
        let highest = random.pick([3, 30, 5_000]) ?? 3
        let player = { (random: inout SeededGenerator) in
            // The last one is no candidate.
            Int.random(in: 0...count, using: &random)
        }
        var rules: [TeamRule] = []
        for _ in 0..<Int.random(in: 0...5, using: &random) {
            switch random.next() % 7 {
            case 0: rules.append(.spread(.goalkeeper))
            case 1: rules += Position.allCases.map { .spread($0) }
            case 2, 3: rules.append(.together(CandidatePair(player(&random), player(&random))))
            case 4, 5: rules.append(.apart(CandidatePair(player(&random), player(&random))))
            default: rules.append(.member(player(&random), of: random.pick(Team.allCases) ?? .a))
            }
        }
        self.init(
            strengths: (0..<count).map { _ in .random(in: 0...highest, using: &random) },
            positions: (0..<count).map { _ in random.pick([nil] + Position.allCases) ?? nil },
            sizeOfA: random.next() % 3 == 0 ? .random(in: 1..<count, using: &random) : nil,
            measure: Bool.random(using: &random) ? .sum : .average, rules: rules,
            earlierTeams: .random(upTo: count, &random), seed: random.next())
    }
}

extension [TeamCandidate.ID: Team] {
    /// Returns the teams of some of the players from 0 to `highest`.
    static func random(upTo highest: Int, _ random: inout SeededGenerator) -> Self {
        var teams: Self = [:]
        for number in 0...highest where Bool.random(using: &random) {
            teams[number] = random.pick(Team.allCases)
        }
        return teams
    }
}
