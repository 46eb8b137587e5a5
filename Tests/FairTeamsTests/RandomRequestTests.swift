import Domain
import TestSupport
import Testing

@testable import FairTeams

/// Compares the results for random requests with all splits. A long run has many requests.
@Suite struct `Random requests for teams` {
    private static let count = TestBudget.environment.count(300, long: 10_000)

    private func forEachRequest(
        _ body: (TeamRequest, Result<TeamBalancer, TeamRequestError>) throws -> Void
    ) rethrows {
        var random = SeededGenerator(seed: TestBudget.environment.seeds(1, long: 1)[0])
        for _ in 0..<Self.count {
            let request = TeamRequest(random: &random)
            let teams = Result { () throws(TeamRequestError) in try TeamBalancer(request) }
            try body(request, teams)
        }
    }

    @Test func `have all splits once, the fairest first, then those with the most moves`() throws {
        try forEachRequest { request, result in
            guard case .success(let teams) = result else { return }
            let all = AllSplits(request: request)
            let known = all.knownCount(in: request.earlierTeams)
            let order = { (teams: [TeamCandidate.ID: Team]) in
                let stays = all.stayCount(teams, since: request.earlierTeams)
                return [all.deviation(teams), max(stays, known - stays)]
            }
            let expected = all.teams(request.rules).map(order).sorted {
                $0.lexicographicallyPrecedes($1)
            }
            let step = all.isSymmetric ? 2 : 1
            var found: Set<[TeamCandidate.ID: Team]> = []
            var index = 0
            while let split = teams.split(at: index) {
                let sides = split.teams
                #expect(request.rules.allSatisfy { all.meets($0, sides) }, "\(request)")
                #expect(found.insert(sides).inserted, "\(request)")
                if step == 2 { #expect(found.insert(sides.mapValues(\.other)).inserted) }
                let place = try #require(expected.dropFirst(index * step).first, "\(request)")
                #expect(order(sides) == place, "\(request)")
                #expect(split.moveCount == known - place[1], "\(request)")
                index += 1
            }
            #expect(index * step == expected.count, "\(request)")
        }
    }

    @Test func `with rules that contradict each other have a smallest set of these`() {
        forEachRequest { request, result in
            guard case .failure(.conflict(let conflict)) = result else { return }
            let all = AllSplits(request: request)
            #expect(all.teams(conflict).isEmpty, "\(request)")
            #expect(Set(conflict).count == conflict.count)
            #expect(Set(conflict).isSubset(of: request.rules))
            let rules = Array(Set(request.rules))
            let limit = min(4, conflict.count)
            for mask in 0..<1 << rules.count where mask.nonzeroBitCount < limit {
                let fewer = rules.indices.filter { mask >> $0 & 1 == 1 }.map { rules[$0] }
                #expect(!all.teams(fewer).isEmpty, "\(request)")
            }
            for rule in conflict {
                #expect(!all.teams(conflict.filter { $0 != rule }).isEmpty, "\(request)")
            }
        }
    }

    @Test func `have the fairest teams for each number of moves of announced ones`() {
        var random = SeededGenerator(seed: 1)
        forEachRequest { request, result in
            guard case .success(let balancer) = result else { return }
            // The last players have cancelled, and others were not expected.
            let announced = [TeamCandidate.ID: Team].random(
                upTo: request.candidates.count + 2, &random)
            let all = AllSplits(request: request)
            let known = all.knownCount(in: announced)
            let splits = all.teams(request.rules)
            var expected: [[Int]] = []
            for moves in 0...known {
                let deviation = splits.filter {
                    known - all.stayCount($0, since: announced) == moves
                }.map(all.deviation).min()
                if let deviation, deviation < expected.last?[1] ?? .max {
                    expected.append([moves, deviation])
                }
            }
            let changes = balancer.changes(of: announced)
            #expect(
                changes.map { [$0.moveCount, all.deviation($0.split.teams)] } == expected,
                "\(request)")
            for change in changes {
                let teams = change.split.teams
                #expect(splits.contains(teams), "\(request)")
                #expect(known - all.stayCount(teams, since: announced) == change.moveCount)
            }
        }
    }

    @Test func `have costs and exchanges as the differences of all splits`() {
        forEachRequest { request, result in
            guard case .success(let balancer) = result else { return }
            let all = AllSplits(request: request)
            let scale =
                request.measure == .sum
                ? 1 : Double(balancer.fairest.a.count * balancer.fairest.b.count)
            let smallest = all.teams(request.rules).map(all.deviation).min() ?? 0
            #expect(balancer.fairest.difference == Double(smallest) / scale, "\(request)")
            for rule in request.rules {
                let others = all.teams(request.rules.filter { $0 != rule })
                let less = others.map(all.deviation).min() ?? 0
                #expect(balancer.cost(of: rule) == Double(smallest - less) / scale, "\(request)")
            }
            let swaps = balancer.swaps(in: balancer.fairest)
            #expect(swaps.map(\.change) == swaps.map(\.change).sorted(), "\(request)")
            var allowed: Set<[TeamCandidate.ID]> = []
            for a in balancer.fairest.a {
                for b in balancer.fairest.b {
                    var teams = balancer.fairest.teams
                    (teams[a], teams[b]) = (.b, .a)
                    guard request.rules.allSatisfy({ all.meets($0, teams) }) else { continue }
                    allowed.insert([a, b])
                    let change = Double(all.deviation(teams) - smallest) / scale
                    #expect(swaps.contains(TeamSwap(a: a, b: b, change: change)), "\(request)")
                }
            }
            #expect(Set(swaps.map { [$0.a, $0.b] }) == allowed, "\(request)")
        }
    }

    @Test func `do not depend on the order of the candidates`() {
        var random = SeededGenerator(seed: 2)
        forEachRequest { request, result in
            guard case .success(let balancer) = result else { return }
            var other = request
            other.candidates.shuffle(using: &random)
            other.rules.shuffle(using: &random)
            let same = try? TeamBalancer(other)
            #expect(same?.fairest.teams == balancer.fairest.teams, "\(request)")
        }
    }
}
