/// What is known of a place without going there: how its routes are read, and what comes after.
struct RoutePattern: Sendable {
    /// Tells one type of routes from another.
    let kind: ObjectIdentifier
    let name: String
    let version: Int
    /// As in the format: `edit/:field`.
    let path: String
    let components: [RouteComponent]
    let rules: [ParameterRule]
    /// Nil when the parameters are too many or too few.
    let route: @Sendable ([String]) throws(RouteParameterError) -> (any Route)?
    let next: [RoutePattern]

    init<R: Route>(_ route: R.Type, next: [RoutePattern]) {
        let format = R.format
        kind = ObjectIdentifier(route)
        name = format.name
        version = format.version
        path = format.path
        components = format.components
        rules = format.rules
        self.route = { texts throws(RouteParameterError) in try format.route(from: texts) }
        self.next = next
    }

    /// This place and all that come after it.
    var family: [RoutePattern] { [self] + next.flatMap(\.family) }
}

/// How far a pattern goes along with a link.
enum RouteMatch {
    case route(any Route)
    /// The link ends before the pattern does.
    case incomplete
    case invalid(RouteParameterError)
    case none
}

extension RoutePattern {
    func match(_ texts: ArraySlice<String>) -> RouteMatch {
        let agreement = agreement(with: texts)
        guard agreement == components.count else {
            return agreement == texts.count ? .incomplete : .none
        }
        let parameters = zip(components, texts).filter { !$0.0.isWord }.map(\.1)
        do throws(RouteParameterError) {
            return try route(parameters).map { .route($0) } ?? .none
        } catch {
            return .invalid(error)
        }
    }

    /// How many parts at the beginning agree; a parameter agrees with anything.
    func agreement(with texts: ArraySlice<String>) -> Int {
        zip(components, texts).prefix { component, text in
            if case .word(let word) = component { word.utf8.elementsEqual(text.utf8) } else { true }
        }.count
    }

    /// Whether a word of a link, and not only a parameter, has told that it means this place.
    var beginsWithWord: Bool { components.first?.isWord == true }

    /// Words win over parameters, and long paths over short ones.
    func isMoreExact(than other: RoutePattern) -> Bool {
        for (mine, theirs) in zip(components, other.components) where mine.isWord != theirs.isWord {
            return mine.isWord
        }
        return components.count > other.components.count
    }

    /// Whether a link could mean both: one of them begins like the other.
    func overlaps(_ other: RoutePattern) -> Bool {
        zip(slots, other.slots).allSatisfy { mine, theirs in
            switch (mine, theirs) {
            case (.word(let mine), .word(let theirs)): mine.utf8.elementsEqual(theirs.utf8)
            case (.word(let word), .value(let rule)), (.value(let rule), .word(let word)):
                rule.accepts(word)
            case (.value(let mine), .value(let theirs)): mine.overlaps(theirs)
            }
        }
    }

    private enum Slot {
        case word(String)
        case value(ParameterRule)
    }

    private var slots: [Slot] {
        var rules = self.rules[...]
        return components.compactMap { component in
            switch component {
            case .word(let word): .word(word)
            case .parameter: rules.popFirst().map { .value($0) }
            }
        }
    }
}
