package import ProgramOptions

extension ToolError {
    /// Creates the error for a command line that cannot be parsed.
    package init(_ error: UsageError) {
        self.init(.usage, error.message)
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
