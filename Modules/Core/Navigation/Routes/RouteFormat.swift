/// How a kind of route is read and written: by its path in links, by its name in files.
public struct RouteFormat<Root>: Sendable {
    /// The stable name for files and logs, `player-edit`. One map has each name once.
    public let name: String
    /// Raised when the parameters change their number or their meaning; a `RouteMigration` lifts
    /// what was saved before.
    public let version: Int
    /// Words and parameters, `edit/:field`.
    public let path: String

    let components: [RouteComponent]
    let rules: [ParameterRule]
    /// The parameters' texts, in the order of the path.
    let texts: @Sendable (Root) -> [String]
    private let route: @Sendable ([String]) throws(RouteParameterError) -> Root

    /// - Parameters:
    ///   - name: the stable name for files and logs.
    ///   - version: of the parameters, from 1 up.
    ///   - path: words and parameters, separated by `/`: `edit/:field`.
    ///   - parameters: one for each that the path names, in the same order.
    ///   - make: a route of the parameters' values.
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
            var reader = ParameterReader(texts: texts, rules: rules)
            return try make(repeat reader.next(each parameters))
        }
    }

    /// The route with these parameters; nil when they are too many or too few.
    ///
    /// - Throws: which parameter is wrong, and what it has to be.
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

/// Takes the texts of a route's parameters one after the other. There are as many as rules.
private struct ParameterReader {
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
