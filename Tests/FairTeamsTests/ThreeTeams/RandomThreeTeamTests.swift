import Domain
import TestSupport
import Testing

@testable import FairTeams

/// Compares the results for random requests with all splits. A long run has many requests.
@Suite struct `Random requests for three teams` {
    private func forEachRequest(
        _ ordinary: Int, long: Int,
        _ body: (ThreeTeamRequest, Result<ThreeTeamBalancer, ThreeTeamRequestError>) throws -> Void
    ) rethrows {
        for seed in TestBudget.environment.seeds(ordinary, long: long) {
            var random = SeededGenerator(seed: seed)
            let request = ThreeTeamRequest(random: &random)
            try body(
                request,
                Result { () throws(ThreeTeamRequestError) in try ThreeTeamBalancer(request) })
        }
    }

    @Test func `have the fairest teams, of these some with the most moves`() throws {
        forEachRequest(300, long: 10_000) { request, result in
            let all = AllThreeTeamSplits(request)
            switch result {
            case .success(let balancer):
                let teams = balancer.best.teams
                let places = request.candidates.compactMap { teams[$0.id]?.rawValue }
                #expect(places.count == request.candidates.count, "\(request)")
                let sizes = (0..<3).map { team in places.count { $0 == team } }
                #expect(AllThreeTeamSplits.isBalanced(sizes), "\(request)")
                #expect(request.rules.allSatisfy { all.meets($0, places) }, "\(request)")
                #expect(
                    request.rules.allSatisfy { $0.isMet(by: teams, request.candidates) },
                    "\(request)")
                let deviation = all.deviation(places)
                #expect(deviation == all.smallestDeviation, "\(request)")
                #expect(
                    abs(balancer.best.difference - Double(deviation) / Double(all.scale)) < 1e-9)
                #expect(balancer.best.moveCount == all.mostMoves, "\(request)")
                #expect(all.moves(places) == all.mostMoves, "\(request)")
                #expect(balancer.isOptimal && balancer.isFinished && balancer.provenGap == 0)
            case .failure(.conflict(let conflict)):
                #expect(all.smallestDeviation == nil, "\(request)")
                check(conflict, request, all)
            case .failure: Issue.record("\(request)")
            }
        }
    }

    /// Checks that a set of rules contradict each other, and that no smaller set does.
    private func check(
        _ conflict: [ThreeTeamRule], _ request: ThreeTeamRequest, _ all: AllThreeTeamSplits
    ) {
        #expect(!conflict.isEmpty && Set(conflict).count == conflict.count, "\(request)")
        #expect(Set(conflict).isSubset(of: request.rules), "\(request)")
        // Equal rules have a bit each, and none of these can be left out.
        let bits = { (rules: Set<ThreeTeamRule>) in
            request.rules.indices.filter { rules.contains(request.rules[$0]) }
                .reduce(0) { $0 | 1 << $1 }
        }
        let isFeasible = { (rules: Set<ThreeTeamRule>) in
            all.violations.contains { $0 & bits(rules) == 0 }
        }
        #expect(!isFeasible(Set(conflict)), "\(request)")
        for rule in conflict { #expect(isFeasible(Set(conflict).subtracting([rule]))) }
        let rules = Array(Set(request.rules))
        for mask in 0..<1 << rules.count where mask.nonzeroBitCount < min(4, conflict.count) {
            let fewer = rules.indices.filter { mask >> $0 & 1 == 1 }.map { rules[$0] }
            #expect(isFeasible(Set(fewer)), "\(request)")
        }
    }

    @Test func `have a proven gap after each step, and the same teams in the end`() {
        forEachRequest(100, long: 1_000) { request, result in
            guard case .success(let whole) = result,
                var balancer = try? ThreeTeamBalancer(request, steps: 0)
            else { return }
            while !balancer.isFinished {
                #expect(
                    balancer.best.difference - balancer.provenGap
                        <= whole.best.difference + 1e-9, "\(request)")
                #expect(whole.best.difference <= balancer.best.difference)
                balancer.refine(steps: 1)
            }
            #expect(balancer.best == whole.best, "\(request)")
        }
    }

    @Test func `are followed by all other teams, the fairest ones first`() {
        forEachRequest(20, long: 500) { request, result in
            guard case .success(let balancer) = result, request.candidates.count < 9 else { return }
            let all = AllThreeTeamSplits(request)
            let partitions = Dictionary(grouping: all.fitting, by: Self.partition)
            let deviations = partitions.keys.map(all.deviation).sorted()
            var shown: [[TeamCandidate.ID: TeamNumber]] = []
            var found: [Int] = []
            var next: ThreeTeamBalancer? = balancer
            while let current = next, shown.count <= partitions.count {
                let teams = current.best.teams
                let places = request.candidates.compactMap { teams[$0.id]?.rawValue }
                found.append(all.deviation(places))
                shown.append(teams)
                next = balancer.excluding(shown)
            }
            #expect(found == deviations, "\(request)")
            let distinct = shown.map { teams in
                Self.partition(request.candidates.compactMap { teams[$0.id]?.rawValue })
            }
            #expect(Set(distinct) == Set(partitions.keys), "\(request)")
        }
    }

    /// Returns the same teams, named in the order of their first candidates.
    private static func partition(_ teams: [Int]) -> [Int] {
        var names: [Int: Int] = [:]
        for team in teams where names[team] == nil { names[team] = names.count }
        return teams.compactMap { names[$0] }
    }

    @Test func `are those with the fewest moves after a change, and the fairest ones of these`() {
        forEachRequest(200, long: 5_000) { request, result in
            guard case .success(let balancer) = result else { return }
            let all = AllThreeTeamSplits(request)
            func moves(_ teams: [Int]) -> Int {
                zip(request.candidates, teams).count { candidate, team in
                    request.earlierTeams[candidate.id].map { $0.rawValue != team } ?? false
                }
            }
            let fewest = all.fitting.map(moves).min() ?? 0
            let expected = all.fitting.filter { moves($0) == fewest }.map(all.deviation).min()
            let found = balancer.fewestMoves(from: request.earlierTeams).map { split in
                request.candidates.compactMap { split.teams[$0.id]?.rawValue }
            }
            #expect(found.map(moves) == (fewest <= 5 ? fewest : nil), "\(request)")
            #expect(found.map(all.deviation) == (fewest <= 5 ? expected : nil), "\(request)")
        }
    }

    /// Splits of a long chain of rules are merged before its end.
    @Test func `follow in the order of fairness for long chains of rules, too`() throws {
        for seed in TestBudget.environment.seeds(5, long: 100) {
            var random = SeededGenerator(seed: seed)
            let strengths = (0..<10).map { _ in random.pick([100, 200, 300]) ?? 0 }
            let chain = (0..<10).shuffled(using: &random)
            let request = ThreeTeamRequest(
                strengths: strengths,
                rules: zip(chain, chain.dropFirst()).map { .apart(CandidatePair($0, $1)) },
                seed: random.next())
            let all = AllThreeTeamSplits(request)
            let partitions = Set(all.fitting.map(Self.partition))
            let balancer = try ThreeTeamBalancer(request)
            var shown: [[TeamCandidate.ID: TeamNumber]] = []
            var found: [[Int]] = []
            var next: ThreeTeamBalancer? = balancer
            while let current = next, found.count < 40 {
                let teams = current.best.teams
                shown.append(teams)
                found.append(
                    Self.partition(request.candidates.compactMap { teams[$0.id]?.rawValue }))
                next = balancer.excluding(shown)
            }
            #expect(Set(found).count == found.count, "\(request)")
            #expect(partitions.isSuperset(of: found), "\(request)")
            #expect(
                found.map(all.deviation)
                    == Array(partitions.map(all.deviation).sorted().prefix(40)),
                "\(request)")
        }
    }

    @Test func `have costs and exchanges as the differences of all splits`() {
        forEachRequest(100, long: 2_000) { request, result in
            guard case .success(let balancer) = result else { return }
            let all = AllThreeTeamSplits(request)
            let smallest = all.smallestDeviation ?? 0
            for rule in request.rules {
                var other = request
                other.rules.removeAll { $0 == rule }
                let less = AllThreeTeamSplits(other).smallestDeviation ?? 0
                let cost = Double(smallest - less) / Double(all.scale)
                #expect(
                    balancer.cost(of: rule).map { abs($0 - cost) < 1e-9 } == true, "\(request)")
            }
            checkSwaps(balancer, all)
        }
    }

    private func checkSwaps(_ balancer: ThreeTeamBalancer, _ all: AllThreeTeamSplits) {
        let (request, split) = (balancer.request, balancer.best)
        let swaps = balancer.swaps(in: split)
        #expect(swaps.map(\.change) == swaps.map(\.change).sorted(), "\(request)")
        let ids = request.candidates.map(\.id)
        var allowed: Set<Set<TeamCandidate.ID>> = []
        for first in ids {
            for second in ids where first < second && split.teams[first] != split.teams[second] {
                var teams = split.teams
                (teams[first], teams[second]) = (teams[second], teams[first])
                let places = ids.compactMap { teams[$0]?.rawValue }
                guard request.rules.allSatisfy({ all.meets($0, places) }) else { continue }
                allowed.insert([first, second])
                let swap = swaps.first { Set([$0.first, $0.second]) == [first, second] }
                let change =
                    Double(all.deviation(places)) / Double(all.scale) - split.difference
                #expect(swap.map { abs($0.change - change) < 1e-9 } == true, "\(request)")
            }
        }
        #expect(Set(swaps.map { Set([$0.first, $0.second]) }) == allowed, "\(request)")
        #expect(swaps.count == allowed.count, "\(request)")
    }

    /// Large requests have many splits in the outer list.
    @Test func `have equally good teams with short lists`() {
        var random = SeededGenerator(seed: 3)
        forEachRequest(300, long: 10_000) { request, result in
            let limit = Int.random(in: 1...100, using: &random)
            var search = ThreeTeamSearch(request, listLimit: limit)
            search?.run(steps: .max)
            let split = search?.teams.map { ThreeTeamSplit(request, $0) }
            let others = ThreeTeamRestriction(excluded: search?.teams.map { [$0] } ?? [])
            var next = ThreeTeamSearch(request, others, listLimit: limit)
            next?.run(steps: .max)
            let second = next?.teams.map { ThreeTeamSplit(request, $0) }
            let expected = split.flatMap { (try? result.get())?.excluding([$0.teams]) }
            #expect(second?.difference == expected?.best.difference, "\(request)")
            let best = try? result.get().best
            #expect(split?.difference == best?.difference, "\(request)")
            #expect(split?.moveCount == best?.moveCount, "\(request)")
            guard let split else { return }
            #expect(
                request.rules.allSatisfy { $0.isMet(by: split.teams, request.candidates) },
                "\(request)")
        }
    }

    @Test func `do not depend on the order of the candidates`() {
        var random = SeededGenerator(seed: 2)
        forEachRequest(300, long: 1_000) { request, result in
            guard case .success(let balancer) = result else { return }
            var other = request
            other.candidates.shuffle(using: &random)
            other.rules.shuffle(using: &random)
            let same = try? ThreeTeamBalancer(other)
            #expect(same?.best.teams == balancer.best.teams, "\(request)")
        }
    }
}
