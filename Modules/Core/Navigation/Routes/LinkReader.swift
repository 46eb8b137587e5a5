/// Reads the parts of a link, one place after the other.
struct LinkReader {
    private var rest: ArraySlice<String>
    /// What may come next: where a link may begin, and what each place on the way leads to.
    private var levels: [[RoutePattern]]
    private var routes: [any Route] = []

    init(_ components: [String], places: [RoutePattern]) {
        rest = components[...]
        levels = [places]
    }

    mutating func link() throws(DeepLinkError) -> DeepLink {
        while !rest.isEmpty {
            guard routes.count < DeepLink.maximumPlaces else { throw .tooLong }
            guard step() else { throw explanation }
        }
        return DeepLink(routes)
    }

    /// Goes to the next place: the nearest that takes what comes next.
    private mutating func step() -> Bool {
        for depth in levels.indices.reversed() {
            var best: (pattern: RoutePattern, route: any Route)?
            for pattern in levels[depth] {
                guard case .route(let route) = pattern.match(rest) else { continue }
                if best.map({ pattern.isMoreExact(than: $0.pattern) }) ?? true {
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

    /// Why no place takes what comes next. A place that a word has named is what was meant, and so
    /// is the only one that there is.
    private var explanation: DeepLinkError {
        let path = DeepLink(routes).description
        let nearest = levels.last ?? []
        let named = levels.reversed().map { $0.filter(\.beginsWithWord) }
        for patterns in named + [nearest.count == 1 ? nearest : []] {
            var open: [String] = []
            for pattern in patterns {
                switch pattern.match(rest) {
                case .invalid(let problem): return .invalid(problem)
                case .incomplete: open.append(pattern.path)
                case .route, .none: continue
                }
            }
            if !open.isEmpty { return .incomplete(after: path, expected: open) }
        }
        let agreement = named.joined().map { $0.agreement(with: rest) }.max() ?? 0
        let meant =
            agreement == 0
            ? nearest : named.joined().filter { $0.agreement(with: rest) == agreement }
        return .unknown(
            rest.prefix(agreement + 1).joined(separator: "/"), after: path,
            expected: meant.map(\.path))
    }
}
