/// An option of a command line with its effect on the parsed options of a program.
public struct ProgramOption<Options> {
    /// A function that stores a value in the parsed options, or rejects it. A flag has an empty
    /// value.
    public typealias Effect = (inout Options, String) throws(UsageError) -> Void

    /// The declaration.
    public let description: OptionDescription
    let effect: Effect

    /// - Parameter effect: Stores the value in the parsed options, or rejects it.
    public init(_ description: OptionDescription, effect: @escaping Effect) {
        self.description = description
        self.effect = effect
    }

    /// Returns an option that sets a Boolean property to true.
    public static func flag(
        _ names: String..., variable: String? = nil,
        sets property: WritableKeyPath<Options, Bool>, _ summary: String
    ) -> Self {
        Self(OptionDescription(names, variable: variable, summary: summary)) {
            (options, _) throws(UsageError) in
            options[keyPath: property] = true
        }
    }

    /// Returns an option whose value is stored in a property.
    public static func value(
        _ name: String, _ value: OptionValue, variable: String? = nil, conflicts: [String] = [],
        sets property: WritableKeyPath<Options, String?>, _ summary: String
    ) -> Self {
        .value(name, value, variable: variable, conflicts: conflicts, summary) {
            (options, text) throws(UsageError) in
            options[keyPath: property] = text
        }
    }

    /// Returns an option with a value.
    public static func value(
        _ name: String, _ value: OptionValue, isRepeatable: Bool = false, variable: String? = nil,
        conflicts: [String] = [], _ summary: String, effect: @escaping Effect
    ) -> Self {
        Self(
            OptionDescription(
                [name], value: value, isRepeatable: isRepeatable, variable: variable,
                conflicts: conflicts, summary: summary),
            effect: effect)
    }
}
