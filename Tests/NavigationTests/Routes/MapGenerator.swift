import TestSupport

@testable import Navigation

/// A generator of random maps of routes, some of which are ambiguous.
@MainActor struct MapGenerator {
    private struct WordRoute: Route {
        static let format = RouteFormat("a", path: "a") { Self() }
    }

    private struct OtherWordRoute: Route {
        static let format = RouteFormat("b", path: "b") { Self() }
    }

    private struct WordsRoute: Route {
        static let format = RouteFormat("a-b", path: "a/b") { Self() }
    }

    private struct NumberRoute: Route {
        let number: Int
        static let format = RouteFormat("number", path: ":number", .number(\.number)) {
            Self(number: $0)
        }
    }

    private struct LetterRoute: Route {
        enum Letter: String, CaseIterable { case a, c }

        let letter: Letter
        static let format = RouteFormat("letter", path: ":letter/b", .choice(\.letter)) {
            Self(letter: $0)
        }
    }

    private struct TextRoute: Route {
        let text: String
        static let format = RouteFormat("text", path: ":text", .text(\.text)) { Self(text: $0) }
    }

    private struct WordAndTextRoute: Route {
        let text: String
        static let format = RouteFormat("c", path: "c/:text", .text(\.text)) { Self(text: $0) }
    }

    private struct DigitRoute: Route {
        let number: Int
        static let format = RouteFormat("digit", path: "1/:number", .number(\.number)) {
            Self(number: $0)
        }
    }

    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func map() -> RouteMap<Int> { RouteMap(destinations(depth: 0)) }

    private mutating func destinations(depth: Int) -> [LinkDestination<Int>] {
        let most = 3 - depth
        let count = Int.random(in: (depth == 0 ? 1 : 0)...most, using: &random)
        return (0..<count).map { _ in destination(depth: depth) }
    }

    private mutating func destination(depth: Int) -> LinkDestination<Int> {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: destination(WordRoute.self, depth)
        case 1: destination(OtherWordRoute.self, depth)
        case 2: destination(WordsRoute.self, depth)
        case 3: destination(NumberRoute.self, depth)
        case 4: destination(LetterRoute.self, depth)
        case 5: destination(TextRoute.self, depth)
        case 6: destination(WordAndTextRoute.self, depth)
        default: destination(DigitRoute.self, depth)
        }
    }

    private mutating func destination<R: Route>(_ route: R.Type, _ depth: Int) -> LinkDestination<
        Int
    > {
        LinkDestination(route, leadsTo: destinations(depth: depth + 1)) {
            (_, number: Int) async throws(DeepLinkError) in
            ResolvedDestination(number + 1)
        }
    }
}
