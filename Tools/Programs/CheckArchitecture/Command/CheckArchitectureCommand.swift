/// What the command line asks for.
enum CheckArchitectureCommand: Equatable {
    case check(folder: String)
    case listRules
    case help
    /// It asks for nothing that is known here, and why.
    case misuse(String)

    static let usage = """
        usage: check-architecture [--package-path DIR]   checks the package
               check-architecture --list-rules           says what each rule asks

        Prints a line for each finding: file, line, rule, and what is wrong.
        Exit codes: 0 no findings, 1 findings, 64 usage, 65 Package.swift is broken, 66 a file cannot be
        read, 70 the program that checks could not be built.
        """

    /// Each rule with what it asks, a line each.
    static var rules: String {
        let width = (Rule.allCases.map(\.rawValue.count).max() ?? 0) + 2
        return Rule.allCases.map { rule in
            let gap = String(repeating: " ", count: width - rule.rawValue.count)
            return rule.rawValue + gap + rule.sentence
        }.joined(separator: "\n")
    }

    /// - Parameter arguments: Without the program's name.
    init(_ arguments: [String]) {
        var folder = "."
        var isList = false
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                self = .help
                return
            case "--list-rules": isList = true
            case "--package-path":
                guard let value = rest.popFirst(), !value.isEmpty else {
                    self = .misuse("--package-path needs a folder; try --help.")
                    return
                }
                folder = value
            default:
                self = .misuse("there is no argument \(quoted(argument)); try --help.")
                return
            }
        }
        self = isList ? .listRules : .check(folder: folder)
    }
}

/// What is repeated in a message must not steer the terminal.
private func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.map { scalar -> Character in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: "?"
        default: Character(scalar)
        }
    }
    return "'\(String(shown))'"
}
