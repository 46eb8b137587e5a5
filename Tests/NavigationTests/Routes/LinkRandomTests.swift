import TestSupport
import Testing

@testable import Navigation

@MainActor @Suite struct `Random links` {
    private let map = RouteMap<Club>.example()

    @Test func `every link is read as it was written, scalar for scalar`() throws {
        for seed in TestBudget.environment.seeds(2_000, long: 100_000) {
            var generator = LinkGenerator(seed: seed)
            let link = try generator.link(through: map.patterns)
            guard !link.routes.isEmpty else { continue }
            let text = link.description
            let read = try map.link(from: text)
            #expect(read == link, "FOOTBALL_GATHER_SEED=\(seed)")
            #expect(scalars(of: read) == scalars(of: link), "FOOTBALL_GATHER_SEED=\(seed)")
            #expect(text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "FOOTBALL_GATHER_SEED=\(seed)")
        }
    }

    @Test func `every route is made again of its record`() throws {
        for seed in TestBudget.environment.seeds(1_000, long: 50_000) {
            var generator = LinkGenerator(seed: seed)
            for route in try generator.link(through: map.patterns).routes {
                let made = try #require(map.route(from: route.record))
                #expect(Link([made]) == Link([route]), "FOOTBALL_GATHER_SEED=\(seed)")
                #expect(
                    scalars(of: Link([made])) == scalars(of: Link([route])),
                    "FOOTBALL_GATHER_SEED=\(seed)")
            }
        }
    }

    /// A thousand texts for each seed.
    @Test func `any text is refused, or a link that is read again`() throws {
        var accepted = 0
        var refused = 0
        for seed in TestBudget.environment.seeds(10, long: 1_000) {
            var generator = LinkGenerator(seed: seed)
            for number in 0..<1_000 {
                let text = generator.linkText(like: try generator.link(through: map.patterns))
                do throws(LinkError) {
                    let link = try map.link(from: text)
                    accepted += 1
                    let again = try map.link(from: link.description)
                    guard again == link, scalars(of: again) == scalars(of: link) else {
                        Issue.record("FOOTBALL_GATHER_SEED=\(seed), text \(number): \(text)")
                        return
                    }
                } catch {
                    refused += 1
                    let sentence = error.description
                    guard sentence.hasSuffix("."), sentence.unicodeScalars.count < 600,
                        sentence.unicodeScalars.allSatisfy(PrintableText.isPrintable)
                    else {
                        Issue.record("FOOTBALL_GATHER_SEED=\(seed), text \(number): \(sentence)")
                        return
                    }
                }
            }
        }
        // Both sides were tried.
        #expect(accepted > refused / 20 && refused > accepted / 20)
    }

    private func scalars(of link: Link) -> [[[UInt8]]] {
        link.routes.map { $0.record.parameters.map { Array($0.utf8) } }
    }
}
