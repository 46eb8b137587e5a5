/// The type-erased format of a destination's route, and the patterns that can follow.
struct RoutePattern: Sendable {
    /// The identity of the route's type.
    let kind: ObjectIdentifier
    let name: String
    let version: Int
    /// The path of the format: `edit/:field`.
    let path: String
    let components: [RouteComponent]
    let parameterCount: Int
    /// Returns the route with these parameters; nil when their number is wrong.
    let route: @Sendable ([String]) throws(RouteParameterError) -> (any Route)?
    let next: [RoutePattern]

    init<R: Route>(_ route: R.Type, next: [RoutePattern]) {
        let format = R.format
        kind = ObjectIdentifier(route)
        name = format.name
        version = format.version
        path = format.path
        components = format.components
        parameterCount = format.parameterCount
        self.route = { texts throws(RouteParameterError) in try format.route(from: texts) }
        self.next = next
    }

    /// The pattern and all patterns that can follow, directly or indirectly.
    var family: [RoutePattern] { [self] + next.flatMap(\.family) }
}

/// The result of matching a pattern with the beginning of a link.
enum RouteMatch {
    case route(any Route)
    /// The link ends before the pattern.
    case incomplete
    case invalid(RouteParameterError)
    case none
}

extension RoutePattern {
    func match(_ texts: ArraySlice<String>) -> RouteMatch {
        let matching = matchingComponents(in: texts)
        guard matching == components.count else {
            return matching == texts.count ? .incomplete : .none
        }
        let parameters = zip(components, texts).filter { !$0.0.isWord }.map(\.1)
        do throws(RouteParameterError) {
            return try route(parameters).map { .route($0) } ?? .none
        } catch {
            return .invalid(error)
        }
    }

    /// Returns the number of components at the beginning that match; a parameter matches any text.
    func matchingComponents(in texts: ArraySlice<String>) -> Int {
        zip(components, texts).prefix { component, text in
            if case .word(let word) = component { word.utf8.elementsEqual(text.utf8) } else { true }
        }.count
    }

    var beginsWithWord: Bool { components.first?.isWord == true }

    /// Returns whether the pattern begins with a parameter whose texts have the length of the first
    /// text.
    func begins(withLengthOf texts: ArraySlice<String>) -> Bool {
        components.first?.rule?.length.map { $0 == texts.first?.utf8.count } == true
    }

    /// Returns whether the pattern takes precedence: words over parameters, long paths over short
    /// ones.
    func isMoreSpecific(than other: RoutePattern) -> Bool {
        for (mine, theirs) in zip(components, other.components) where mine.isWord != theirs.isWord {
            return mine.isWord
        }
        return components.count > other.components.count
    }

    /// Returns whether a text can match both patterns, up to the end of the shorter one.
    func overlaps(_ other: RoutePattern) -> Bool {
        zip(components, other.components).allSatisfy { $0.overlaps($1) }
    }
}
