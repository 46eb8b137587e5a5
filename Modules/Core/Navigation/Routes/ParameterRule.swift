/// The texts that a parameter accepts, without the type of its values.
struct ParameterRule: Sendable {
    let name: String
    /// All texts, if they can be listed.
    let choices: [String]?
    let accepts: @Sendable (String) -> Bool

    init<Root, Value>(_ parameter: RouteParameter<Root, Value>, name: String) {
        self.name = name
        choices = parameter.choices
        accepts = { parameter.value($0) != nil }
    }

    /// Returns whether a text can be a value of both. Assumes so if neither can be listed.
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
