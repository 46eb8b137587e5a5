/// An option that an optional part of the program adds to the command line.
struct ExtensionOption: Sendable {
    /// The effect of an option with its value.
    enum Effect: Sendable {
        /// Runs the app with an extension.
        case extendRun(@MainActor (String) throws(RunExtensionError) -> any RunExtension)
        /// Runs another command instead of the app.
        case command(@MainActor (String, CommandLineOptions) async -> ExitStatus)
    }

    /// The name on the command line, with its dashes.
    let name: String
    /// A Boolean value indicating whether a value follows the name. Without one, the effect gets an
    /// empty text.
    var takesValue = true
    /// The lines of `--help`.
    let help: String
    /// The names of the options that cannot be given together with this one.
    let conflicts: [String]
    let effect: Effect
}
