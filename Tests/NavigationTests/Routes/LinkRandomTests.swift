import TestSupport
import Testing
import TextSanitizing

@testable import Navigation

@MainActor @Suite struct `Random links` {
    private let map = RouteMap<Club>.example()

    @Test func `every link is read as it was written, scalar for scalar`() throws {
        for seed in TestBudget.environment.seeds(2_000, long: 100_000) {
            var generator = LinkGenerator(seed: seed)
            let link = try generator.link(through: map.patterns)
            guard !link.routes.isEmpty else { continue }
            let text = link.description
            let read = try #require(try? map.link(from: text), "FOOTBALL_GATHER_SEED=\(seed)")
            #expect(read == link, "FOOTBALL_GATHER_SEED=\(seed)")
            #expect(scalars(of: read) == scalars(of: link), "FOOTBALL_GATHER_SEED=\(seed)")
            #expect(text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "FOOTBALL_GATHER_SEED=\(seed)")
        }
    }

    @Test func `every route is made again of its record`() throws {
        for seed in TestBudget.environment.seeds(1_000, long: 50_000) {
            var generator = LinkGenerator(seed: seed)
            for route in try generator.link(through: map.patterns).routes {
                let made = try #require(
                    map.route(from: route.record), "FOOTBALL_GATHER_SEED=\(seed)")
                #expect(DeepLink([made]) == DeepLink([route]), "FOOTBALL_GATHER_SEED=\(seed)")
                #expect(
                    scalars(of: DeepLink([made])) == scalars(of: DeepLink([route])),
                    "FOOTBALL_GATHER_SEED=\(seed)")
            }
        }
    }

    @Test func `a map without faults reads every link through it, and prepares it`() async throws {
        var sound = 0
        for seed in TestBudget.environment.seeds(1_000, long: 50_000) {
            var maps = MapGenerator(seed: seed)
            let map = maps.map()
            guard map.verify().isEmpty else { continue }
            sound += 1
            var links = LinkGenerator(seed: seed)
            for _ in 0..<3 {
                let link = try links.link(through: map.patterns)
                guard !link.routes.isEmpty else { continue }
                #expect(
                    try map.link(from: link.description) == link, "FOOTBALL_GATHER_SEED=\(seed)")
                let places = try? await map.prepare(link, from: 0)
                #expect(
                    places.map { DeepLink($0.map(\.route)) } == link, "FOOTBALL_GATHER_SEED=\(seed)"
                )
            }
        }
        #expect(sound > 0 || TestBudget.environment.replay != nil)
    }

    /// A thousand texts for each seed.
    @Test func `any text is refused, or a link that is read again`() throws {
        var accepted = 0
        var refused = 0
        for seed in TestBudget.environment.seeds(10, long: 1_000) {
            var generator = LinkGenerator(seed: seed)
            for number in 0..<1_000 {
                let text = generator.linkText(like: try generator.link(through: map.patterns))
                do throws(DeepLinkError) {
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
                        sentence.sanitized(for: .message, limit: .max) == sentence
                    else {
                        Issue.record("FOOTBALL_GATHER_SEED=\(seed), text \(number): \(sentence)")
                        return
                    }
                }
            }
        }
        // Both sides were tried.
        #expect(accepted > refused / 20 && refused > accepted / 20, "\(accepted) of \(refused)")
    }

    private func scalars(of link: DeepLink) -> [[[UInt8]]] {
        link.routes.map { $0.record.parameters.map { Array($0.utf8) } }
    }
}
