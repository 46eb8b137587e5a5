/// What a parameter takes, whatever type its values have.
struct ParameterRule: Sendable {
    let name: String
    let choices: [String]?
    let accepts: @Sendable (String) -> Bool

    init<Root, Value>(_ parameter: RouteParameter<Root, Value>, name: String) {
        self.name = name
        choices = parameter.choices
        accepts = { parameter.value($0) != nil }
    }

    /// Whether a text may be a value of both. Where neither can be counted, it may.
    func overlaps(_ other: ParameterRule) -> Bool {
        if let choices {
            choices.contains { other.accepts($0) }
        } else if let choices = other.choices {
            choices.contains { accepts($0) }
        } else {
            true
        }
    }
}
