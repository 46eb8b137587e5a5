import TextSanitizing

/// Why a text cannot be a parameter of a route.
public struct RouteParameterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The parameter's name in the path: `player`.
    public let parameter: String
    /// The text, as it came from outside: not safe to be printed as it is.
    public let value: String
    /// What it has to be: `a whole number`.
    public let expected: String

    /// A problem with one parameter.
    public init(parameter: String, value: String, expected: String) {
        self.parameter = parameter
        self.value = value
        self.expected = expected
    }

    /// A sentence for a person.
    public var description: String {
        "“\(value.sanitized(for: .message, limit: 40))” cannot stand for :\(parameter): write \(expected)."
    }
}
