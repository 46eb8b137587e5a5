import Domain
import GatherDetail
import Navigation
import TestSupport

@testable import Composition

/// A valid link for each destination of a catalogue.
@MainActor enum ExampleLinks {
    /// The values of parameters in links to the players Ana and Bo and to the match `match(at:)`,
    /// by the names of the parameters.
    private static let values = [
        ":player": "2", ":players": "1,2", ":field": "age", ":month": "2026-11",
        ":gather": GatherDetailRoute(testDevice).path,
    ]

    /// Returns the finished match of the links.
    static func match(at start: Moment) -> Match {
        .played(by: SampleData.squad.prefix(4), at: start, id: testDevice)
    }

    /// Returns the links of all features.
    static func all(in features: [AppFeature]) -> Set<String> {
        let map = AppDestinations(of: features).map
        var links: Set<String> = []
        var open = [""]
        while let link = open.popLast() {
            for path in paths(after: link, in: map) {
                let parts = path.split(separator: "/").map { values[String($0)] ?? String($0) }
                let next = (link.isEmpty ? parts : [link] + parts).joined(separator: "/")
                if links.insert(next).inserted { open.append(next) }
            }
        }
        return links
    }

    /// Returns the links that only exist with a feature, and that end at one of its destinations.
    static func links(to feature: AppFeature, in features: [AppFeature]) -> [String] {
        let others = all(in: features.filter { $0.name != feature.name })
        let own = all(in: features).subtracting(others)
        return own.filter { link in
            !own.contains { link.hasPrefix("\($0)/") }
        }.sorted()
    }

    /// Returns the paths that can follow a link.
    private static func paths(after link: String, in map: RouteMap<SessionFlow>) -> [String] {
        do throws(DeepLinkError) {
            _ = try map.link(from: link.isEmpty ? "nothing" : "\(link)/nothing")
            return []
        } catch {
            guard case .unknown(_, after: link, let expected) = error else { return [] }
            return expected
        }
    }
}
