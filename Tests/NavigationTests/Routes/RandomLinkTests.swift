import TestSupport
import Testing
import TextSanitizing

@testable import Navigation

@MainActor @Suite struct `A random link` {
    private let map = RouteMap<Squad>.example()

    @Test func `is read as it was written, scalar for scalar`() throws {
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

    @Test func `has routes that are restored from their records`() throws {
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

    @Test func `through a verified map can be read and resolved`() async throws {
        var verified = 0
        for seed in TestBudget.environment.seeds(1_000, long: 50_000) {
            var maps = MapGenerator(seed: seed)
            let map = maps.map()
            guard map.verify().isEmpty else { continue }
            verified += 1
            var links = LinkGenerator(seed: seed)
            for _ in 0..<3 {
                let link = try links.link(through: map.patterns)
                guard !link.routes.isEmpty else { continue }
                #expect(
                    try map.link(from: link.description) == link, "FOOTBALL_GATHER_SEED=\(seed)")
                let resolved = try? await map.resolve(link, from: 0)
                #expect(
                    resolved.map { DeepLink($0.map(\.target)) } == link,
                    "FOOTBALL_GATHER_SEED=\(seed)"
                )
            }
        }
        #expect(verified > 0 || !TestBudget.environment.isThorough)
    }

    @Test func `is rejected with a safe message, or read as a link with the same text`() throws {
        var accepted = 0
        var rejected = 0
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
                    rejected += 1
                    let message = error.message
                    guard message.hasSuffix("."), message.unicodeScalars.count < 600,
                        message == message.sanitized(for: .message, limit: .max)
                    else {
                        Issue.record("FOOTBALL_GATHER_SEED=\(seed), text \(number): \(message)")
                        return
                    }
                }
            }
        }
        #expect(
            accepted > rejected / 20 && rejected > accepted / 20,
            "\(accepted) accepted, \(rejected) rejected")
    }

    private func scalars(of link: DeepLink) -> [[[UInt8]]] {
        link.routes.map { $0.record.parameters.map { Array($0.utf8) } }
    }
}
