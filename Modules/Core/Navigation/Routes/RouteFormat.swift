/// The format of a kind of route: its path in links and its name in snapshots.
public struct RouteFormat<Root>: Sendable {
    /// The stable name in snapshots and logs, `player-edit`. Names are unique within a map.
    public let name: String
    /// The version of the parameters. Raise it when their number or meaning changes, and add a
    /// `RouteMigration`.
    public let version: Int
    /// The words and parameters of the path: `edit/:field`.
    public let path: String

    let components: [RouteComponent]
    let rules: [ParameterRule]
    /// Returns the texts of the parameters in the order of the path.
    let texts: @Sendable (Root) -> [String]
    private let route: @Sendable ([String]) throws(RouteParameterError) -> Root

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - name: The stable name in snapshots and logs.
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
        components = RouteComponent.components(of: path)
        let names = components.compactMap(\.parameterName)
        var rules: [ParameterRule] = []
        for parameter in repeat each parameters {
            let name = rules.count < names.count ? names[rules.count] : ""
            rules.append(ParameterRule(parameter, name: name))
        }
        self.rules = rules
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
        texts.count == rules.count ? try route(texts) : nil
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
                expected: parameter.expected)
        }
        return value
    }
}
