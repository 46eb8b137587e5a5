package import ProgramOptions

/// The command line of a tool.
package protocol ToolOptions: ParsedOptions {
    /// The description of the tool.
    static var manual: ProgramManual { get }

    /// Parses the arguments after the tool's name.
    init(_ arguments: [String]) throws(UsageError)
}

extension ToolOptions {
    /// Runs a tool with the arguments of this process, or prints the text that they request. An
    /// error ends the process.
    ///
    /// - Parameter command: The command that the user has called.
    package static func run(as command: String, _ tool: (Self) async throws -> Void) async {
        do {
            let options = try Self(Array(CommandLine.arguments.dropFirst()))
            guard let text = options.requestedText else { return try await tool(options) }
            print(manual.text(text))
        } catch {
            let usage = (error as? UsageError).map { ToolError(.usage, $0.message) }
            (usage ?? error as? ToolError ?? ToolError(.software, "\(error)")).exit(from: command)
        }
    }
}

extension ProgramOption {
    /// The option `--package-path`. The commands in Tools give it before the arguments of the user.
    package static func packagePath(sets property: WritableKeyPath<Options, String>) -> Self {
        .value(
            "--package-path", .directory("DIR"), isRepeatable: true,
            "Uses the Package.swift in another directory."
        ) { (options, text) throws(UsageError) in options[keyPath: property] = text }
    }
}
