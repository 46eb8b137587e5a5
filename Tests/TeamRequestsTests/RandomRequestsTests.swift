import Domain
import FairTeams
import Testing

@testable import TeamRequests

@Suite struct `Random requests` {
    @Test func `repeat for the same seed, and differ for another one`() {
        let requests = { (seed: UInt64) in
            var random = RandomRequests(seed: seed)
            return (0..<20).map { _ in random.twoTeams(of: 10...30) }
        }
        #expect(requests(1) == requests(1))
        #expect(requests(1) != requests(2))
    }

    @Test func `have numbers of players in a range and all kinds of rules`() {
        var random = RandomRequests(seed: 1)
        let requests = (0..<200).map { _ in random.twoTeams(of: 10...30) }
        #expect(Set(requests.map(\.candidates.count)) == Set(10...30))
        #expect(requests.allSatisfy { !$0.rules.isEmpty })
        #expect(Set(requests.map(\.measure)) == [.sum, .average])
        #expect(requests.contains { $0.sizeOfA != nil })
        let kinds = requests.flatMap(\.rules).map { rule in
            switch rule {
            case .spread(let position): position.rawValue
            case .together: "together"
            case .apart: "apart"
            case .member(_, let team): team.rawValue
            }
        }
        #expect(
            Set(kinds) == Set(Position.allCases.map(\.rawValue) + ["together", "apart", "a", "b"]))
    }
}
