/// An invalid value of a route's parameter.
public struct RouteParameterError: Error, Hashable, Sendable {
    /// The name of the parameter in the path: `player`.
    public let parameter: String
    /// The text from the link, which may contain control characters.
    public let value: String
    /// A description of valid values: `a whole number`.
    public let expected: String

    /// Creates an error for one parameter.
    public init(parameter: String, value: String, expected: String) {
        self.parameter = parameter
        self.value = value
        self.expected = expected
    }

    /// A sentence for the user: the invalid value, and the valid ones.
    public var message: String {
        "\(value.quotedInMessage) is not valid for :\(parameter): write \(expected)."
    }
}
