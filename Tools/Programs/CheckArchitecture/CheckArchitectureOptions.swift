import TextSanitizing
import ToolSupport

/// The command line of CheckArchitecture.
enum CheckArchitectureOptions: Equatable {
    case check(folder: String, build: String?)
    case listRules
    case help

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
    init(_ arguments: [String]) throws(ToolError) {
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
                    throw ToolError(.usage, "\(argument) needs a folder. Try --help.")
                }
                if argument == "--build-path" { build = value } else { folder = value }
            default:
                throw ToolError(
                    .usage,
                    "The option '\(argument.sanitized(for: .message))' does not exist. Try --help.")
            }
        }
        self = isList ? .listRules : .check(folder: folder, build: build)
    }
}
