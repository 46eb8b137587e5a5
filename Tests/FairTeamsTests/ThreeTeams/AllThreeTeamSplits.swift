import Domain

@testable import FairTeams

/// All splits of a request into three teams, found by trying each one.
struct AllThreeTeamSplits {
    private let request: ThreeTeamRequest
    /// The smallest difference that the rules allow, multiplied so that it is a whole number; nil
    /// if they allow no teams.
    private(set) var smallestDeviation: Int?
    /// The largest number of moves of teams with this difference.
    private(set) var mostMoves = 0
    /// The teams that the rules allow, in the order of the candidates.
    private(set) var fitting: [[Int]] = []
    /// The rules that are not met, one bit each, for each split.
    private(set) var violations: Set<Int> = []

    init(_ request: ThreeTeamRequest) {
        self.request = request
        var teams = Array(repeating: 0, count: request.candidates.count)
        visit(&teams, 0)
    }

    private mutating func visit(_ teams: inout [Int], _ index: Int) {
        guard index < teams.count else { return compare(teams) }
        for team in 0..<3 {
            teams[index] = team
            visit(&teams, index + 1)
        }
    }

    private mutating func compare(_ teams: [Int]) {
        guard Self.isBalanced((0..<3).map { team in teams.count { $0 == team } }) else { return }
        var violated = 0
        for (index, rule) in request.rules.enumerated() where !meets(rule, teams) {
            violated |= 1 << index
        }
        violations.insert(violated)
        guard violated == 0 else { return }
        fitting.append(teams)
        let deviation = deviation(teams)
        if deviation < smallestDeviation ?? .max { (smallestDeviation, mostMoves) = (deviation, 0) }
        if deviation == smallestDeviation { mostMoves = max(mostMoves, moves(teams)) }
    }

    func meets(_ rule: ThreeTeamRule, _ teams: [Int]) -> Bool {
        switch rule {
        case .spread(let position):
            return Self.isBalanced(
                (0..<3).map { team in
                    request.candidates.indices.count {
                        teams[$0] == team && request.candidates[$0].position == position
                    }
                })
        case .together(let pair): return isEqual(pair, teams) != false
        case .apart(let pair): return isEqual(pair, teams) != true
        case .member(let player, let team):
            return index(player).map { teams[$0] == team.rawValue } ?? true
        }
    }

    private func isEqual(_ pair: CandidatePair, _ teams: [Int]) -> Bool? {
        guard let first = index(pair.first), let second = index(pair.second) else { return nil }
        return teams[first] == teams[second]
    }

    private func index(_ player: TeamCandidate.ID) -> Int? {
        request.candidates.firstIndex { $0.id == player }
    }

    static func isBalanced(_ numbers: [Int]) -> Bool {
        numbers[0] - numbers[1] <= 1 && numbers[1] - numbers[0] <= 1
            && numbers[0] - numbers[2] <= 1 && numbers[2] - numbers[0] <= 1
            && numbers[1] - numbers[2] <= 1 && numbers[2] - numbers[1] <= 1
    }

    /// Returns the difference of the strongest and the weakest team. Averages are multiplied by
    /// both sizes.
    func deviation(_ teams: [Int]) -> Int {
        let strengths = (0..<3).map { team -> Int in
            var (sum, size) = (0, 0)
            for (index, other) in teams.enumerated() where other == team {
                sum += request.candidates[index].strength
                size += 1
            }
            return request.measure == .sum ? sum : sum * scale / size
        }
        return (strengths.max() ?? 0) - (strengths.min() ?? 0)
    }

    /// The factor of differences of averages.
    var scale: Int {
        let size = request.candidates.count / 3
        return request.measure == .sum ? 1 : size * (size + 1)
    }

    /// Returns the number of moves, if the teams are named so that it is smallest.
    func moves(_ teams: [Int]) -> Int {
        let names = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
        return names.map { names in
            request.candidates.indices.count { index in
                let earlier = request.earlierTeams[request.candidates[index].id]
                return earlier.map { $0.rawValue != names[teams[index]] } ?? false
            }
        }.min() ?? 0
    }
}
