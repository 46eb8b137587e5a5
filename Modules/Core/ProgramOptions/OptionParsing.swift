/// The parsed options of a program.
public protocol ParsedOptions {
    /// The options, in the order of `--help`.
    static var all: [ProgramOption<Self>] { get }
    /// The text to print instead of running the program.
    var requestedText: ProgramText? { get set }
}

/// The arguments that are not options.
public enum OperandRule: Sendable {
    /// Each argument is an option.
    case none
    /// Options and operands can be mixed. The arguments after `--` are operands.
    case mixed
    /// The first operand and all arguments after it are operands.
    case last
}

extension ParsedOptions {
    /// Applies the effects of all arguments, and then of the environment variables of options that
    /// no argument has set.
    ///
    /// - Parameters:
    ///   - arguments: The arguments without the program's name.
    ///   - environment: Returns the value of an environment variable.
    /// - Returns: The operands.
    @discardableResult
    public mutating func parse(
        _ arguments: [String], operands rule: OperandRule = .none,
        environment: (String) -> String?
    ) throws(UsageError) -> [String] {
        var parser = OptionParser(Self.all, arguments, rule)
        try parser.parse(into: &self)
        if requestedText == nil { try parser.parse(environment, into: &self) }
        return parser.operands
    }

    /// Applies the effects of all arguments, and ignores the environment.
    ///
    /// - Parameter arguments: The arguments without the program's name.
    /// - Returns: The operands.
    @discardableResult
    public mutating func parse(
        _ arguments: [String], operands rule: OperandRule = .none
    ) throws(UsageError) -> [String] {
        // Most starts of a program have no arguments, and need no table.
        guard !arguments.isEmpty else { return [] }
        return try parse(arguments, operands: rule) { _ in nil }
    }
}

private struct OptionParser<Options> {
    private let options: [ProgramOption<Options>]
    private let rule: OperandRule
    private var rest: ArraySlice<String>
    private var given: [OptionDescription] = []
    private(set) var operands: [String] = []

    init(_ options: [ProgramOption<Options>], _ arguments: [String], _ rule: OperandRule) {
        self.options = options
        self.rule = rule
        rest = arguments[...]
    }

    mutating func parse(into result: inout Options) throws(UsageError) {
        while let argument = rest.popFirst() {
            try check(argument)
            if rule != .none, argument == "--" || !argument.hasPrefix("-") {
                if argument != "--" { operands.append(argument) }
                if argument == "--" || rule == .last {
                    operands += rest
                    return
                }
            } else {
                try parseOption(argument, into: &result)
            }
        }
    }

    private mutating func parseOption(
        _ argument: String, into result: inout Options
    ) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.first.map { String($0) } ?? ""
        var text = parts.count > 1 ? String(parts[1]) : nil
        guard let option = options.first(where: { $0.description.names.contains(name) }) else {
            throw .unknown(argument, nearest: nearestName(to: name))
        }
        if let value = option.description.value {
            if value.isOptional, text == nil { text = value.choices?.first }
            guard let value = text ?? rest.popFirst(), !value.isEmpty else {
                throw .missingValue(name)
            }
            text = value
        } else if let text {
            throw .unexpectedValue(name, text)
        }
        try apply(option, text ?? "", to: &result)
    }

    /// Applies the variables of options that no argument has set or excludes. An empty variable is
    /// not set.
    mutating func parse(
        _ environment: (String) -> String?, into result: inout Options
    ) throws(UsageError) {
        let arguments = given
        for option in options {
            guard let variable = option.description.variable,
                !arguments.contains(where: {
                    $0.name == option.description.name || $0.excludes(option.description)
                }),
                let text = environment(variable), !text.isEmpty
            else { continue }
            if option.description.value == nil {
                guard ["0", "1"].contains(text) else {
                    throw .unknownChoice(variable, text, known: ["0", "1"])
                }
                if text == "1" { try apply(option, "", to: &result) }
            } else {
                try apply(option, text, to: &result)
            }
        }
    }

    private mutating func apply(
        _ option: ProgramOption<Options>, _ text: String, to result: inout Options
    ) throws(UsageError) {
        let description = option.description
        try check(text)
        if let choices = description.value?.choices, !choices.contains(text) {
            throw .unknownChoice(description.name, text, known: choices)
        }
        if description.value != nil, !description.isRepeatable,
            given.contains(where: { $0.name == description.name })
        {
            throw .repeated(description.name)
        }
        if let other = given.first(where: description.excludes) {
            // The option that declares the conflict comes second.
            throw other.conflicts.contains(description.name)
                ? .conflict(description.name, other.name) : .conflict(other.name, description.name)
        }
        given.append(description)
        try option.effect(&result, text)
    }

    /// Rejects a text that is not valid UTF-8, because its decoded text would name another file.
    private func check(_ text: String) throws(UsageError) {
        guard !text.unicodeScalars.contains("\u{FFFD}") else { throw .invalidText(text) }
    }

    /// Returns the name of the option that differs from a word in at most two letters.
    private func nearestName(to word: String) -> String? {
        guard word.hasPrefix("-"), word.utf8.count <= 40 else { return nil }
        let distances = options.flatMap(\.description.names).filter { $0.hasPrefix("--") }
            .map { (name: $0, distance: editDistance($0, word)) }
        return distances.filter { $0.distance <= 2 }.min { $0.distance < $1.distance }?.name
    }
}

/// Returns the number of letters to insert, delete or replace in one word to get the other.
private func editDistance(_ word: String, _ other: String) -> Int {
    let letters = Array(other.utf8)
    var row = Array(0...letters.count)
    for (index, letter) in word.utf8.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        for column in letters.indices {
            let replaced = diagonal + (letters[column] == letter ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
        }
    }
    return row[letters.count]
}
