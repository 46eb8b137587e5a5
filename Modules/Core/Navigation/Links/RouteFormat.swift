/// The format of a kind of route: its path in links and its name in navigation states.
public struct RouteFormat<Root>: Sendable {
    /// The stable name in navigation states, `player-edit`. Names are unique within a map.
    public let name: String
    /// The version of the parameters. Raise it when their number or meaning changes. A navigation
    /// state with another version of the route is restored up to its screen.
    public let version: Int
    /// The words and parameters of the path: `edit/:field`.
    public let path: String

    let components: [RouteComponent]
    let parameterCount: Int
    /// Returns the texts of the parameters in the order of the path.
    let texts: @Sendable (Root) -> [String]
    private let route: @Sendable ([String]) throws(RouteParameterError) -> Root

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - name: The stable name in navigation states.
    ///   - version: The version of the parameters, from 1 up.
    ///   - path: The words and parameters, separated by `/`: `edit/:field`.
    ///   - parameters: The parameters in the order of the path.
    ///   - make: Creates a route from the values of the parameters.
    public init<each Value>(
        _ name: String,
        version: Int = 1,
        path: String,
        _ parameters: repeat RouteParameter<Root, each Value>,
        make: @escaping @Sendable (repeat each Value) -> Root
    ) {
        self.name = name
        self.version = version
        self.path = path
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let names = parts.filter { $0.hasPrefix(":") }.map { String($0.dropFirst()) }
        var rules: [ParameterRule] = []
        for parameter in repeat each parameters {
            let name = rules.count < names.count ? names[rules.count] : ""
            rules.append(ParameterRule(parameter, name: name))
        }
        parameterCount = rules.count
        var rest = (rules + names.dropFirst(rules.count).map { ParameterRule(name: $0) })[...]
        components = parts.map { part in
            let rule = part.hasPrefix(":") ? rest.popFirst() : nil
            return rule.map { .parameter($0) } ?? .word(String(part))
        }
        texts = { route in
            var texts: [String] = []
            for parameter in repeat each parameters { texts.append(parameter.text(route)) }
            return texts
        }
        route = { [rules] texts throws(RouteParameterError) in
            var parser = ParameterParser(texts: texts, rules: rules)
            return try make(repeat parser.next(each parameters))
        }
    }

    /// Returns the route with these parameters; nil when their number is wrong.
    ///
    /// - Throws: The error of the first parameter with an invalid value.
    func route(from texts: [String]) throws(RouteParameterError) -> Root? {
        texts.count == parameterCount ? try route(texts) : nil
    }

    func path(of route: Root) -> String {
        var texts = self.texts(route)[...]
        return components.map { component in
            switch component {
            case .word(let word): LinkComponent.encoded(word)
            case .parameter: LinkComponent.encoded(texts.popFirst() ?? "")
            }
        }.joined(separator: "/")
    }
}

/// A parser for the texts of a route's parameters, in their order. There is one rule for each text.
private struct ParameterParser {
    let texts: [String]
    let rules: [ParameterRule]
    private var index = 0

    init(texts: [String], rules: [ParameterRule]) {
        self.texts = texts
        self.rules = rules
    }

    mutating func next<Root, Value>(
        _ parameter: RouteParameter<Root, Value>
    ) throws(RouteParameterError) -> Value {
        defer { index += 1 }
        guard let value = parameter.value(texts[index]) else {
            throw RouteParameterError(
                parameter: rules[index].name, value: texts[index],
                expected: parameter.expected())
        }
        return value
    }
}
