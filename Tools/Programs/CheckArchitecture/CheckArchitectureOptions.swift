import TextSanitizing

/// The command line of CheckArchitecture.
enum CheckArchitectureOptions: Equatable {
    case check(folder: String, build: String?)
    case listRules
    case help
    /// The arguments are invalid, for the reason in the message.
    case misuse(String)

    static let usage = """
        usage: Tools/check-architecture                check the package
               Tools/check-architecture --list-rules   print the rules as a Markdown table

        Options: --package-path DIR, the folder of Package.swift; --build-path DIR, the products of a
        build of the whole app, whose symbols are checked.

        The command prints one line for each violation: file, line, rule and message.
        Exit codes: 0 no violations, 1 violations, 64 usage, 65 SwiftPM cannot load the package or the
        symbols of a module are missing, 66 a file cannot be read, 70 a program cannot be built.
        """

    /// Parses the arguments after the program's name.
    init(_ arguments: [String]) {
        var folder = "."
        var build: String?
        var isList = false
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                self = .help
                return
            case "--list-rules": isList = true
            case "--package-path", "--build-path":
                guard let value = rest.popFirst(), !value.isEmpty else {
                    self = .misuse("\(argument) requires a folder. See --help.")
                    return
                }
                if argument == "--build-path" { build = value } else { folder = value }
            default:
                self = .misuse(
                    "Unknown argument '\(argument.sanitized(for: .message))'. See --help."
                )
                return
            }
        }
        self = isList ? .listRules : .check(folder: folder, build: build)
    }
}
