import Domain
import FairTeams
import ToolSupport

/// The processor time to find the fairest teams, and the same teams found by trying all splits.
enum TeamsBenchmark {
    private static let counts = [10, 14, 18, 22, 26, 30]
    private static let threeTeamCounts = [15, 18, 21, 24]
    private static let changedCounts = [15, 24, 30]
    /// The number of players for which all splits are tried.
    private static let exhaustiveCount = 18
    private static let runs = 300
    private static let exhaustiveRuns = 5
    /// The highest permitted p99, in milliseconds, by the number of players.
    private static let limits = [22: 1.0]
    private static let limit = 50.0
    private static let threeTeamLimit = 100.0

    static func run() throws -> BenchmarkTable {
        var table = BenchmarkTable("fairest teams of random players", unit: "ms", digits: 3)
        for count in counts {
            for hasRules in [false, true] {
                let samples = Samples(
                    (0..<runs).map { _ in
                        let request = request(count, hasRules: hasRules)
                        return milliseconds { _ = try? TeamBalancer(request) }
                    })
                let limit = limits[count] ?? limit
                table.add(
                    "\(count) players\(hasRules ? ", all rules" : "")", samples,
                    goal: .init(text: "p99 < \(limit) ms", isMet: samples.p99 < limit))
            }
        }
        let samples = Samples(
            try (0..<exhaustiveRuns).map { _ in
                let request = request(exhaustiveCount, hasRules: false)
                var smallest = Int.max
                let time = milliseconds { smallest = smallestDifference(request) }
                guard try TeamBalancer(request).fairest.difference == Double(smallest) else {
                    throw ToolError(.software, "A split is fairer than the fairest teams.")
                }
                return time
            })
        table.add("\(exhaustiveCount) players, trying all splits", samples)
        addThreeTeams(to: &table)
        addOtherTeams(to: &table)
        return table
    }

    private static func addThreeTeams(to table: inout BenchmarkTable) {
        for count in threeTeamCounts {
            for hasRules in [false, true] {
                let samples = Samples(
                    (0..<runs).map { _ in
                        let request = threeTeamRequest(count, hasRules: hasRules)
                        return milliseconds { _ = try? ThreeTeamBalancer(request) }
                    })
                table.add(
                    "\(count) players in three teams\(hasRules ? ", all rules" : "")", samples,
                    goal: .init(
                        text: "p99 < \(threeTeamLimit) ms", isMet: samples.p99 < threeTeamLimit))
            }
        }
    }

    /// Adds the searches after the first one: for the next best teams, and for those with the
    /// fewest moves after a fifth of the players were replaced by others.
    private static func addOtherTeams(to table: inout BenchmarkTable) {
        for count in changedCounts {
            var next: [Double] = []
            var fewest: [Double] = []
            for _ in 0..<exhaustiveRuns {
                let request = threeTeamRequest(count, hasRules: false)
                guard let first = try? ThreeTeamBalancer(request) else { continue }
                next.append(milliseconds { _ = first.excluding([first.best.teams]) })
                let known = first.best.teams.filter { $0.key >= count / 5 }
                fewest.append(milliseconds { _ = first.fewestMoves(from: known) })
            }
            table.add("\(count) players in three teams, next best", Samples(next))
            table.add("\(count) players in three teams, fewest moves", Samples(fewest))
        }
    }

    private static func milliseconds(_ body: () -> Void) -> Double {
        let start = MeasurementClock.processorTime
        body()
        return Double(MeasurementClock.processorTime - start) / 1_000_000
    }

    private static func candidates(_ count: Int) -> [TeamCandidate] {
        (0..<count).map { number in
            TeamCandidate(
                id: number, strength: .random(in: 100...1_000),
                position: Position.allCases.randomElement())
        }
    }

    private static func threeTeamRequest(_ count: Int, hasRules: Bool) -> ThreeTeamRequest {
        let candidates = candidates(count)
        let pairs = candidates.map(\.id).shuffled()
        return ThreeTeamRequest(
            candidates,
            rules: hasRules
                ? Position.allCases.map { .spread($0) } + [
                    .together(CandidatePair(pairs[0], pairs[1])),
                    .apart(CandidatePair(pairs[2], pairs[3])), .member(pairs[4], of: .first),
                ] : [],
            earlierTeams: Dictionary(
                uniqueKeysWithValues: candidates.map {
                    ($0.id, TeamNumber.allCases.randomElement() ?? .first)
                }))
    }

    private static func request(_ count: Int, hasRules: Bool) -> TeamRequest {
        let candidates = candidates(count)
        let pairs = candidates.map(\.id).shuffled()
        let earlierTeams = candidates.map { ($0.id, Bool.random() ? Team.a : .b) }
        return TeamRequest(
            candidates,
            rules: hasRules
                ? Position.allCases.map { .spread($0) } + [
                    .together(CandidatePair(pairs[0], pairs[1])),
                    .apart(CandidatePair(pairs[2], pairs[3])), .member(pairs[4], of: .a),
                ] : [],
            earlierTeams: Dictionary(uniqueKeysWithValues: earlierTeams))
    }

    private static func smallestDifference(_ request: TeamRequest) -> Int {
        let strengths = request.candidates.map(\.strength)
        let total = strengths.reduce(0, +)
        return (0..<1 << strengths.count).reduce(Int.max) { smallest, mask in
            guard 2 * mask.nonzeroBitCount == strengths.count else { return smallest }
            var sum = 0
            var rest = mask
            while rest != 0 {
                sum += strengths[rest.trailingZeroBitCount]
                rest &= rest - 1
            }
            return min(smallest, abs(2 * sum - total))
        }
    }
}
