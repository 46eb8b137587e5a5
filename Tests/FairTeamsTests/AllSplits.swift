import Domain

@testable import FairTeams

/// All splits of a request, found by trying each one.
struct AllSplits {
    let request: TeamRequest

    /// Returns the teams that meet some rules.
    func teams(_ rules: [TeamRule]) -> [[TeamCandidate.ID: Team]] {
        let candidates = request.candidates
        return (0..<1 << candidates.count).compactMap { mask in
            guard sizes.contains(mask.nonzeroBitCount) else { return nil }
            let pairs = candidates.enumerated().map { index, candidate in
                (candidate.id, mask >> index & 1 == 1 ? Team.a : .b)
            }
            let teams = Dictionary(uniqueKeysWithValues: pairs)
            return rules.allSatisfy { meets($0, teams) } ? teams : nil
        }
    }

    private var sizes: [Int] {
        let count = request.candidates.count
        return request.sizeOfA.map { [$0] } ?? [count / 2, count - count / 2]
    }

    /// True if the names of the teams do not matter.
    var isSymmetric: Bool {
        let ids = Set(request.candidates.map(\.id))
        let hasMember = request.rules.contains { rule in
            if case .member(let player, _) = rule { ids.contains(player) } else { false }
        }
        let hasSize = request.sizeOfA.map { 2 * $0 != request.candidates.count } ?? false
        return !hasMember && !hasSize
    }

    func meets(_ rule: TeamRule, _ teams: [TeamCandidate.ID: Team]) -> Bool {
        switch rule {
        case .spread(let position):
            let counts = Team.allCases.map { team in
                request.candidates.count { $0.position == position && teams[$0.id] == team }
            }
            return abs(counts[0] - counts[1]) <= 1
        case .together(let pair): return isEqual(pair, teams) != false
        case .apart(let pair): return isEqual(pair, teams) != true
        case .member(let player, let team): return teams[player] == nil || teams[player] == team
        }
    }

    /// Returns whether both players are in the same team; nil if one is no candidate.
    private func isEqual(_ pair: CandidatePair, _ teams: [TeamCandidate.ID: Team]) -> Bool? {
        guard let first = teams[pair.first], let second = teams[pair.second] else { return nil }
        return first == second
    }

    /// Returns the difference of the teams, multiplied so that it is a whole number. The sizes of
    /// teams that are compared by their averages are always the same two.
    func deviation(_ teams: [TeamCandidate.ID: Team]) -> Int {
        let sides = Team.allCases.map { team in
            let members = request.candidates.filter { teams[$0.id] == team }
            return (strength: members.reduce(0) { $0 + $1.strength }, count: members.count)
        }
        return request.measure == .sum
            ? abs(sides[0].strength - sides[1].strength)
            : abs(sides[0].strength * sides[1].count - sides[1].strength * sides[0].count)
    }

    /// Returns the number of candidates who have the same team as in other teams.
    func stayCount(_ teams: [TeamCandidate.ID: Team], since others: [TeamCandidate.ID: Team]) -> Int
    {
        request.candidates.count { others[$0.id] != nil && others[$0.id] == teams[$0.id] }
    }

    /// Returns the number of candidates who are in some teams.
    func knownCount(in teams: [TeamCandidate.ID: Team]) -> Int {
        request.candidates.count { teams[$0.id] != nil }
    }
}
