/// A part of a format's path.
enum RouteComponent: Sendable {
    /// A word that appears in links.
    case word(String)
    /// A parameter, which a link replaces by the value.
    case parameter(ParameterRule)

    var isWord: Bool { rule == nil }

    /// The rule for the texts of a parameter; nil for a word.
    var rule: ParameterRule? {
        if case .parameter(let rule) = self { rule } else { nil }
    }

    /// Returns whether both parts can have the same text.
    func overlaps(_ other: RouteComponent) -> Bool {
        switch (self, other) {
        case (.word(let word), .word(let other)): word.utf8.elementsEqual(other.utf8)
        case (.word(let word), .parameter(let rule)), (.parameter(let rule), .word(let word)):
            rule.accepts(word)
        case (.parameter(let rule), .parameter(let other)): rule.overlaps(other)
        }
    }
}

/// A type-erased rule for the text of a parameter.
struct ParameterRule: Sendable {
    let name: String
    /// All accepted texts; nil when they cannot be listed.
    private(set) var choices: [String]?
    /// The number of bytes of all accepted texts; nil when it differs.
    private(set) var length: Int?
    private(set) var accepts: @Sendable (String) -> Bool = { _ in false }

    /// Creates a rule that accepts no text, for a name in a path without a parameter.
    init(name: String) {
        self.name = name
    }

    init<Root, Value>(_ parameter: RouteParameter<Root, Value>, name: String) {
        self.name = name
        choices = parameter.choices
        length = parameter.length
        accepts = { parameter.value($0) != nil }
    }

    /// Returns whether both rules accept the same text. True when neither has a list of texts,
    /// unless the lengths of their texts differ.
    fileprivate func overlaps(_ other: ParameterRule) -> Bool {
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
