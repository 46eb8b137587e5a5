/// A parser for the parts of a link, one destination after the other.
struct LinkParser {
    private var rest: ArraySlice<String>
    /// The patterns that can be next: first those with which a link can start, then those that
    /// follow each destination that was read.
    private var levels: [[RoutePattern]]
    private var routes: [any Route] = []

    init(_ components: [String], patterns: [RoutePattern]) {
        rest = components[...]
        levels = [patterns]
    }

    mutating func link() throws(DeepLinkError) -> DeepLink {
        while !rest.isEmpty {
            guard routes.count < DeepLink.maximumDestinations else { throw .tooLong }
            guard readRoute() else { throw error }
        }
        return DeepLink(routes)
    }

    /// Reads a route with the nearest pattern that matches.
    private mutating func readRoute() -> Bool {
        for depth in levels.indices.reversed() {
            var best: (pattern: RoutePattern, route: any Route)?
            for pattern in levels[depth] {
                guard case .route(let route) = pattern.match(rest) else { continue }
                if best.map({ pattern.isMoreSpecific(than: $0.pattern) }) ?? true {
                    best = (pattern, route)
                }
            }
            guard let (pattern, route) = best else { continue }
            levels.removeSubrange((depth + 1)...)
            levels.append(pattern.next)
            routes.append(route)
            rest = rest.dropFirst(pattern.components.count)
            return true
        }
        return false
    }

    /// The reason why no pattern matches. The error describes the pattern that is probably
    /// intended: one whose first word or the length of whose first parameter matches, or the only
    /// possible one.
    private var error: DeepLinkError {
        let path = DeepLink(routes).description
        let nearest = levels.last ?? []
        let named = levels.reversed().map { $0.filter(\.beginsWithWord) }
        let only = nearest.count == 1 ? nearest : nearest.filter { $0.begins(withLengthOf: rest) }
        for patterns in named + [only] {
            var incomplete: [String] = []
            for pattern in patterns {
                switch pattern.match(rest) {
                case .invalid(let error): return .invalid(error)
                case .incomplete: incomplete.append(pattern.path)
                case .route, .none: continue
                }
            }
            if !incomplete.isEmpty { return .incomplete(after: path, expected: incomplete) }
        }
        let matching = named.joined().map { $0.matchingComponents(in: rest) }.max() ?? 0
        let intended =
            matching == 0
            ? nearest : named.joined().filter { $0.matchingComponents(in: rest) == matching }
        return .unknown(
            rest.prefix(matching + 1).joined(separator: "/"), after: path,
            expected: intended.map(\.path))
    }
}
