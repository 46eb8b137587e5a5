/// A type-erased rule for the text of a parameter.
struct ParameterRule: Sendable {
    let name: String
    /// All accepted texts; nil when they cannot be listed.
    let choices: [String]?
    /// The number of bytes of all accepted texts; nil when it differs.
    let length: Int?
    let accepts: @Sendable (String) -> Bool

    init<Root, Value>(_ parameter: RouteParameter<Root, Value>, name: String) {
        self.name = name
        choices = parameter.choices
        length = parameter.length
        accepts = { parameter.value($0) != nil }
    }

    /// Returns whether both rules accept the same text. True when neither has a list of texts, unless
    /// the lengths of their texts differ.
    func overlaps(_ other: ParameterRule) -> Bool {
        if let choices {
            choices.contains { other.accepts($0) }
        } else if let choices = other.choices {
            choices.contains { accepts($0) }
        } else if let length, let other = other.length {
            length == other
        } else {
            true
        }
    }
}
