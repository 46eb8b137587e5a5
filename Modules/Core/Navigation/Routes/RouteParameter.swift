/// One parameter of a route: where its value is, and how the value is written and read.
///
/// Whatever `text` writes for a value, `value` reads back; and no other text should be read as that
/// value, so that each place has one link.
public struct RouteParameter<Root, Value>: Sendable {
    /// Where a route has the parameter's value.
    public typealias Property = any KeyPath<Root, Value> & Sendable

    let expected: String
    let text: @Sendable (Root) -> String
    let value: @Sendable (String) -> Value?
    /// All texts that there are, if they can be counted.
    let choices: [String]?

    /// - Parameters:
    ///   - property: where a route has the value.
    ///   - expected: what the text has to be, for a person: `a whole number`.
    ///   - text: writes a value; any text will do.
    ///   - value: reads it; nil when the text is none.
    public init(
        _ property: Property,
        expected: String,
        text: @escaping @Sendable (Value) -> String,
        value: @escaping @Sendable (String) -> Value?
    ) {
        self.init(property, expected: expected, choices: nil, text: text, value: value)
    }

    private init(
        _ property: Property,
        expected: String,
        choices: [String]?,
        text: @escaping @Sendable (Value) -> String,
        value: @escaping @Sendable (String) -> Value?
    ) {
        self.expected = expected
        self.choices = choices
        self.text = { text($0[keyPath: property]) }
        self.value = value
    }
}

extension RouteParameter where Value == String {
    /// Any text at all, the empty one too.
    public static func text(_ property: Property) -> Self {
        Self(property, expected: "a text", text: { $0 }, value: { $0 })
    }
}

extension RouteParameter where Value: FixedWidthInteger & SendableMetatype {
    /// A whole number in the digits 0 to 9. A zero or a plus in front is refused, so that each place
    /// has one link.
    public static func number(_ property: Property) -> Self {
        Self(
            property,
            expected: "a whole number",
            text: { String($0) },
            value: { text in
                Value(text).flatMap { String($0).utf8.elementsEqual(text.utf8) ? $0 : nil }
            }
        )
    }
}

extension RouteParameter where Value: CaseIterable & Sendable {
    /// One of the cases of a type.
    ///
    /// - Parameter name: what a link calls a case, as a key path or a function (`\.linkName`); no
    ///   two are called the same.
    public static func choice(
        _ property: Property, named name: @escaping @Sendable (Value) -> String
    ) -> Self {
        let cases = Array(Value.allCases)
        let names = cases.map(name)
        return Self(
            property,
            expected: "one of \(names.joined(separator: ", "))",
            choices: names,
            text: name,
            value: { text in
                names.firstIndex { $0.utf8.elementsEqual(text.utf8) }.map { cases[$0] }
            }
        )
    }
}

extension RouteParameter
where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
    /// One of the cases of a type, called by its raw value.
    public static func choice(_ property: Property) -> Self {
        choice(property, named: \.rawValue)
    }
}
