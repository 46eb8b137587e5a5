/// A parameter of a route: the property with its value, and the conversion to and from text.
///
/// The text of a value must be converted back to an equal value. No other text should be converted
/// to that value, so that a destination has one link.
public struct RouteParameter<Root, Value>: Sendable {
    /// A key path from a route to the value of the parameter.
    public typealias Property = any KeyPath<Root, Value> & Sendable

    let expected: @Sendable () -> String
    let text: @Sendable (Root) -> String
    let value: @Sendable (String) -> Value?
    /// All accepted texts; nil when they cannot be listed.
    private(set) var choices: [String]?
    /// The number of bytes of all accepted texts; nil when it differs.
    let length: Int?

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - property: The property of the route with the value.
    ///   - expected: A description of valid texts for the user: `a whole number`.
    ///   - length: The number of bytes of all valid texts; nil when it differs. Several
    ///     destinations can begin with a parameter if the lengths of their texts differ.
    ///   - text: Returns the text of a value. Any text is allowed.
    ///   - value: Returns the value of a text; nil when the text is invalid.
    public init(
        _ property: Property,
        expected: @autoclosure @escaping @Sendable () -> String,
        length: Int? = nil,
        text: @escaping @Sendable (Value) -> String,
        value: @escaping @Sendable (String) -> Value?
    ) {
        self.expected = expected
        self.length = length
        self.text = { text($0[keyPath: property]) }
        self.value = { length == nil || $0.utf8.count == length ? value($0) : nil }
    }
}

extension RouteParameter where Value == String {
    /// Returns a parameter that accepts any text, including the empty one.
    public static func text(_ property: Property) -> Self {
        Self(property, expected: NavigationStrings.anyText, text: { $0 }, value: { $0 })
    }
}

extension RouteParameter where Value: FixedWidthInteger & SendableMetatype {
    /// Returns a parameter that accepts whole numbers in the digits 0 to 9. A leading zero or plus
    /// is invalid, so that a destination has one link.
    public static func number(_ property: Property) -> Self {
        Self(property, expected: NavigationStrings.wholeNumber, text: { String($0) }) { text in
            Value(text).flatMap { String($0).utf8.elementsEqual(text.utf8) ? $0 : nil }
        }
    }
}

extension RouteParameter where Value: CaseIterable & Sendable {
    /// Returns a parameter that accepts the cases of a type.
    ///
    /// - Parameters:
    ///   - property: The property of the route with the value.
    ///   - name: Returns the name of a case in links, as a key path or a function: `\.linkName`. No
    ///     two cases have the same name.
    public static func choice(
        _ property: Property, named name: @escaping @Sendable (Value) -> String
    ) -> Self {
        let cases = Array(Value.allCases)
        let names = cases.map(name)
        var parameter = Self(
            property, expected: NavigationStrings.oneOf(names.joined(separator: ", ")),
            text: name
        ) { text in
            names.firstIndex { $0.utf8.elementsEqual(text.utf8) }.map { cases[$0] }
        }
        parameter.choices = names
        return parameter
    }
}

extension RouteParameter
where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
    /// Returns a parameter that accepts the raw values of a type's cases.
    public static func choice(_ property: Property) -> Self {
        choice(property, named: \.rawValue)
    }
}
